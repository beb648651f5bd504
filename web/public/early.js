// Before anything is painted: the theme and language this device has chosen.
try {
  const kept = JSON.parse(localStorage.getItem("subrosa") || "{}");
  if (kept.theme === "parchment" || kept.theme === "vigil") document.documentElement.dataset.theme = kept.theme;
  if (kept.language) document.documentElement.lang = kept.language;
} catch {
  // A device that keeps nothing gets what it prefers.
}
