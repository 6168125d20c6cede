/** Record sorted by `order_index`, an integer from 0; values may repeat or leave gaps. */
export interface Ordered {
  id: string;
  order_index: number;
}

/** Items with the one at `from` moved to index `to`, which is clamped to the list. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  const index = Math.max(0, Math.min(to, rest.length));
  return rest.toSpliced(index, 0, ...items.slice(from, from + 1));
}

/**
 * Indexes of the largest set of items that can keep their `order_index`. Between two of them, there must be as many
 * free integers as there are items between; likewise down to 0 and up to `last`. Equivalent to the longest
 * non-decreasing subsequence of `order_index - index`.
 */
function longestKeptSubsequence(items: readonly Ordered[], last: number): ReadonlySet<number> {
  const offsets = items.map(({ order_index }, index) => order_index - index);
  const canStay = offsets.map(
    (offset) => Number.isInteger(offset) && offset >= 0 && offset <= last - (items.length - 1),
  );
  const length: number[] = [];
  const predecessor: number[] = [];
  let end = -1;
  offsets.forEach((offset, index) => {
    length[index] = canStay[index] === true ? 1 : 0;
    predecessor[index] = -1;
    if (canStay[index] !== true) return;
    for (let other = 0; other < index; other += 1) {
      const extended = (length[other] ?? 0) + 1;
      if (canStay[other] !== true || (offsets[other] ?? 0) > offset) continue;
      if (extended <= (length[index] ?? 0)) continue;
      length[index] = extended;
      predecessor[index] = other;
    }
    if ((length[index] ?? 0) > (length[end] ?? 0)) end = index;
  });
  const unmoved = new Set<number>();
  for (let index = end; index >= 0; index = predecessor[index] ?? -1) unmoved.add(index);
  return unmoved;
}

/**
 * Minimal set of new `order_index` values (by id) that are distinct and sort the items as given. None exceeds the
 * highest present value, so that a list numbered from 0 without gaps stays so.
 */
export function renumber(items: readonly Ordered[]): ReadonlyMap<string, number> {
  const last = items.reduce(
    (highest, { order_index }) => Math.max(highest, Math.floor(order_index)),
    items.length - 1,
  );
  const unmoved = longestKeptSubsequence(items, last);
  const changes = new Map<string, number>();
  let previous = -1;
  items.forEach(({ id, order_index }, index) => {
    previous = unmoved.has(index) ? order_index : previous + 1;
    if (previous !== order_index) changes.set(id, previous);
  });
  return changes;
}

/**
 * New `order_index` values (by id) after moving one item of a sorted list to index `to`. Empty when nothing moves or
 * the item is not in the list.
 */
export function reorder(
  items: readonly Ordered[],
  id: string,
  to: number,
): ReadonlyMap<string, number> {
  const from = items.findIndex((item) => item.id === id);
  if (from < 0) return new Map();
  const moved = moveItem(items, from, to);
  return moved[from]?.id === id ? new Map() : renumber(moved);
}

/**
 * New `order_index` values (by id) after moving several items of a sorted list together, in their order, to index `to`
 * of the remaining ones. Empty when nothing moves.
 */
export function reorderTogether(
  items: readonly Ordered[],
  ids: ReadonlySet<string>,
  to: number,
): ReadonlyMap<string, number> {
  const moved = items.filter(({ id }) => ids.has(id));
  const rest = items.filter(({ id }) => !ids.has(id));
  const ordered = rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, ...moved);
  const isSame = ordered.every(({ id }, index) => items[index]?.id === id);
  return isSame ? new Map() : renumber(ordered);
}
