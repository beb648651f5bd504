/** Seats have numerals: letters would be read as monks, and colours are the secret. */
export const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"] as const;

export const roman = (seat: number): string => ROMAN[seat] ?? String(seat + 1);
