const PREFIX = 'tmp-';

/** An id for a record that the worker has not made yet; `random` is any unique text. */
export const temporaryId = (random: string) => `${PREFIX}${random}`;

export const isTemporary = (id: string) => id.startsWith(PREFIX);

/** The worker's ids of records that were made here, by their temporary ids. */
export type Aliases = Readonly<Record<string, string>>;

/** The worker's id where it is known by now. */
export const realId = (aliases: Aliases, id: string) => aliases[id] ?? id;

/**
 * Names a record by the id that it had first here, which stays while the worker's takes the place of a temporary one.
 */
export function firstIds(aliases: Aliases): (id: string) => string {
  const earlier = new Map(Object.entries(aliases).map(([from, to]) => [to, from]));
  return (id) => earlier.get(id) ?? id;
}

export function isSameAliases(a: Aliases, b: Aliases): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => a[id] === b[id]);
}
