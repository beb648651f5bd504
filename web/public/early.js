// Before anything is painted: the theme and language this device has chosen.
try {
  const kept = JSON.parse(localStorage.getItem("subrosa") || "{}");
  if (kept.theme === "parchment" || kept.theme === "vigil") document.documentElement.dataset.theme = kept.theme;
  if (kept.language) document.documentElement.lang = kept.language;
} catch {
  // A device that keeps nothing gets what it prefers.
}

// A small phone is shown a little smaller: lying, boards need 740 pixels; upright, 360.
const device = document.querySelector("meta[name=viewport]");
const usual = device.content;
const lying = matchMedia("(orientation: landscape)");
const fit = () => {
  const least = lying.matches ? 740 : 360;
  const has = (lying.matches ? Math.max : Math.min)(screen.width, screen.height);
  device.content = has < least ? usual.replace("device-width", least).replace(", initial-scale=1", "") : usual;
};
fit();
lying.addEventListener("change", fit);
