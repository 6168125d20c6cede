/** What has a place among others: `order_index`, an integer from 0; others may share it or leave gaps. */
export interface Placed {
  id: string;
  order_index: number;
}

/** The same items with the one at `from` at place `to`; a place beyond an end is that end. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  const place = Math.max(0, Math.min(to, rest.length));
  return rest.toSpliced(place, 0, ...items.slice(from, from + 1));
}

/**
 * The longest list of items that can keep their places, in the order given. Two of them need as
 * many integers between their places as items stand between them; the first and the last need
 * such room down to 0 and up to `last`. With `order_index - rank` for each that is the longest
 * run that never falls.
 */
function keptRanks(items: readonly Placed[], last: number): ReadonlySet<number> {
  const slack = items.map(({ order_index }, rank) => order_index - rank);
  const mayStay = slack.map(
    (room) => Number.isInteger(room) && room >= 0 && room <= last - (items.length - 1),
  );
  const length: number[] = [];
  const before: number[] = [];
  let end = -1;
  slack.forEach((room, rank) => {
    length[rank] = mayStay[rank] === true ? 1 : 0;
    before[rank] = -1;
    if (mayStay[rank] !== true) return;
    for (let other = 0; other < rank; other += 1) {
      const grown = (length[other] ?? 0) + 1;
      if (mayStay[other] !== true || (slack[other] ?? 0) > room) continue;
      if (grown <= (length[rank] ?? 0)) continue;
      length[rank] = grown;
      before[rank] = other;
    }
    if ((length[rank] ?? 0) > (length[end] ?? 0)) end = rank;
  });
  const kept = new Set<number>();
  for (let rank = end; rank >= 0; rank = before[rank] ?? -1) kept.add(rank);
  return kept;
}

/**
 * The fewest new places (by id) that put items into the order in which they are given, each place
 * then an own one. No place grows past the highest there is: what is numbered from 0 without gaps
 * stays so.
 */
export function placeInOrder(items: readonly Placed[]): ReadonlyMap<string, number> {
  const last = items.reduce(
    (highest, { order_index }) => Math.max(highest, Math.floor(order_index)),
    items.length - 1,
  );
  const kept = keptRanks(items, last);
  const changes = new Map<string, number>();
  let previous = -1;
  items.forEach(({ id, order_index }, rank) => {
    previous = kept.has(rank) ? order_index : previous + 1;
    if (previous !== order_index) changes.set(id, previous);
  });
  return changes;
}

/**
 * The new places (by id) after one item goes to place `to` of a list in its order. Empty where it
 * stands there already, or is not in the list.
 */
export function reorder(
  items: readonly Placed[],
  id: string,
  to: number,
): ReadonlyMap<string, number> {
  const from = items.findIndex((item) => item.id === id);
  if (from < 0) return new Map();
  const moved = moveItem(items, from, to);
  return moved[from]?.id === id ? new Map() : placeInOrder(moved);
}
