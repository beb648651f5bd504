/** A lesson that was left goes on where it was: match and step, kept on this device. */
const KEPT = "subrosa-lessons";
/** Matches that are only lessons: the start page does not count them among mine. */
const TABLES = "subrosa-lesson-tables";
const MOST_TABLES = 40;

export interface Kept {
  match: string;
  step: number;
  done: boolean;
}

function all(): Partial<Record<string, Kept>> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Record<string, Kept>>;
  } catch {
    return {};
  }
}

export const lesson = (id: string): Kept | undefined => all()[id];

export function keepLesson(id: string, kept: Kept): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...all(), [id]: kept }));
  } catch {
    // Without it the lesson begins anew.
  }
}

export function lessonTables(): string[] {
  try {
    return JSON.parse(localStorage.getItem(TABLES) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** This match is a lesson; or, when somebody plays on, a match like any other. */
export function keepTable(match: string, isLesson: boolean): void {
  const others = lessonTables().filter((one) => one !== match);
  try {
    localStorage.setItem(TABLES, JSON.stringify(isLesson ? [...others, match].slice(-MOST_TABLES) : others));
  } catch {
    // Then it stands among the matches.
  }
}
