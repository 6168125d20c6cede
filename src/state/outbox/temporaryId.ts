const PREFIX = 'tmp-';

/** Temporary id of a record that the worker has not created yet; `random` is any unique text. */
export const temporaryId = (random: string) => `${PREFIX}${random}`;

export const isTemporary = (id: string) => id.startsWith(PREFIX);

/** The worker's ids of records created here, by their temporary ids. */
export type Aliases = Readonly<Record<string, string>>;

/** The worker's id if known, else the given id. */
export const realId = (aliases: Aliases, id: string) => aliases[id] ?? id;

/**
 * Maps a record's id to the first id that it had here, which stays stable when the worker's replaces a temporary one.
 */
export function firstIds(aliases: Aliases): (id: string) => string {
  const earlier = new Map(Object.entries(aliases).map(([from, to]) => [to, from]));
  return (id) => earlier.get(id) ?? id;
}

export function isSameAliases(a: Aliases, b: Aliases): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => a[id] === b[id]);
}
