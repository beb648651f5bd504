/** What is drawn on cards and tiles. */
export const POWER_ICONS = ["eleven-icon-investigate", "eleven-icon-airship", "eleven-icon-research", "eleven-icon-compose"];

export const EFFECT_ICONS: Record<string, string> = {
  sheets: "eleven-icon-sheet",
  ride_steam: "eleven-icon-steam-train",
  ride_monorail: "eleven-icon-monorail",
  ride_airship: "eleven-icon-airship",
  trace: "eleven-icon-clue",
  time: "eleven-icon-time",
  trade: "eleven-icon-time",
  look: "eleven-icon-investigate",
  boots: "eleven-icon-walk",
  inspiration: "eleven-icon-compose",
  archive: "eleven-icon-research",
  gate: "eleven-icon-map",
  exchange: "eleven-icon-people",
  seal: "eleven-icon-wolf",
};
