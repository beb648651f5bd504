/** What the line of the log under the pointer names: boards light it. Ids as in the facts of the telling. */
let ids = $state.raw<ReadonlySet<string>>(new Set());
let keyed = $state.raw<ReadonlySet<string>>(new Set());

export const lit = {
  /** Is this thing named? With `fact`, only as that fact: `lit.has(76, "place")`. */
  has: (id: string | number, fact?: string): boolean => (fact ? keyed.has(`${fact}:${id}`) : ids.has(String(id))),
  get any(): boolean {
    return ids.size > 0;
  },
};

/** Light what is named, by fact or by id alone. */
export function light(facts: Record<string, string | number>, named?: readonly string[]): void {
  ids = new Set(named ?? Object.values(facts).map(String));
  keyed = new Set(Object.entries(facts).map(([fact, id]) => `${fact}:${id}`));
}

export function unlight(): void {
  if (ids.size || keyed.size) ids = keyed = new Set();
}
