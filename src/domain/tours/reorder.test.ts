import fc from 'fast-check';
import { moveItem, reorder, reorderTogether, type Ordered } from './reorder';

const listOf = (...orders: number[]): Ordered[] =>
  orders.map((order_index, index) => ({ id: String.fromCharCode(97 + index), order_index }));
const plain = (changes: ReadonlyMap<string, number>) => Object.fromEntries(changes);

/** Items in the order given by the changed order_index values. */
const shownAfter = (items: readonly Ordered[], changes: ReadonlyMap<string, number>) =>
  items
    .map(({ id, order_index }) => ({ id, order: changes.get(id) ?? order_index }))
    .sort((a, b) => a.order - b.order);

/** Maximum number of items that can stay, by exhaustive search. */
function longestIncreasing(moved: readonly Ordered[], last: number): number {
  let best = 0;
  for (let choice = 0; choice < 2 ** moved.length; choice += 1) {
    let previous = -1;
    let count = 0;
    const fits = moved.every(({ order_index }, rank) => {
      const stays = (choice >> rank) % 2 === 1;
      if (stays && order_index <= previous) return false;
      previous = stays ? order_index : previous + 1;
      count += stays ? 1 : 0;
      return previous <= last;
    });
    if (fits) best = Math.max(best, count);
  }
  return best;
}

describe('reorder', () => {
  it('renumbers only what lies between the two places', () => {
    expect(plain(reorder(listOf(0, 1, 2, 3), 'a', 1))).toEqual({ a: 1, b: 0 });
    expect(plain(reorder(listOf(0, 1, 2, 3), 'd', 1))).toEqual({ d: 1, b: 2, c: 3 });
    expect(plain(reorder(listOf(0, 1, 2), 'c', 0))).toEqual({ c: 0, a: 1, b: 2 });
  });

  it('uses gaps, and gives what shares a place one of its own', () => {
    expect(plain(reorder(listOf(1, 2, 3, 4), 'd', 0))).toEqual({ d: 0 });
    expect(plain(reorder(listOf(0, 10, 20, 30), 'd', 1))).toEqual({ d: 1 });
    expect(plain(reorder(listOf(0, 0, 0), 'c', 0))).toEqual({ a: 1, b: 2 });
    expect(plain(reorder(listOf(2, 2, 7), 'b', 0))).toEqual({ a: 3 });
  });

  it('changes nothing where nothing moves', () => {
    expect(reorder(listOf(0, 0, 5), 'b', 1).size).toBe(0);
    expect(reorder(listOf(0, 1), 'b', 9).size).toBe(0);
    expect(reorder(listOf(0, 1), 'z', 0).size).toBe(0);
    expect(reorder([], 'a', 0).size).toBe(0);
  });

  const cases = fc
    .array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 7 })
    .map((orders) => listOf(...orders.sort((a, b) => a - b)))
    .chain((items) => {
      const index = fc.integer({ min: 0, max: items.length - 1 });
      return fc.record({ items: fc.constant(items), from: index, to: index });
    });

  it('gives the order that was asked for, with places of their own, and writes the fewest', () => {
    fc.assert(
      fc.property(cases, ({ items, from, to }) => {
        const id = items[from]?.id ?? '';
        const changes = reorder(items, id, to);
        const moved = moveItem(items, from, to);
        const ids = moved.map((item) => item.id);
        const rest = (list: readonly string[]) => list.filter((one) => one !== id);
        expect(ids.toSorted()).toEqual(items.map((item) => item.id).toSorted());
        expect(ids[to]).toBe(id);
        expect(rest(ids)).toEqual(rest(items.map((item) => item.id)));
        if (from === to) return expect(changes.size).toBe(0);
        const shown = shownAfter(items, changes);
        expect(shown.map((item) => item.id)).toEqual(ids);
        const orders = shown.map(({ order }) => order);
        const last = Math.max(items.length - 1, ...items.map((item) => item.order_index));
        expect(new Set(orders).size).toBe(items.length);
        expect(orders.every((order) => Number.isInteger(order) && order >= 0)).toBe(true);
        expect(Math.max(...orders)).toBeLessThanOrEqual(last);
        expect(changes.size).toBe(items.length - longestIncreasing(moved, last));
      }),
      { numRuns: 300 },
    );
  });
});

describe('reorderTogether', () => {
  const chosen = (...ids: string[]) => new Set(ids);

  it('puts items together in their order, and writes the fewest', () => {
    const items = listOf(0, 1, 2, 3, 4);
    expect(plain(reorderTogether(items, chosen('e', 'c'), 0))).toEqual({
      c: 0,
      e: 1,
      a: 2,
      b: 3,
      d: 4,
    });
    expect(plain(reorderTogether(items, chosen('a', 'c'), 9))).toEqual({
      b: 0,
      d: 1,
      e: 2,
      a: 3,
      c: 4,
    });
    expect(plain(reorderTogether(items, chosen('b', 'd'), 1))).toEqual({ d: 2, c: 3 });
  });

  it('changes nothing where they are there already', () => {
    const items = listOf(0, 1, 5);
    expect(reorderTogether(items, chosen('a', 'b'), 0).size).toBe(0);
    expect(reorderTogether(items, chosen('b', 'c'), 1).size).toBe(0);
    expect(reorderTogether(items, chosen('a', 'b', 'c'), 2).size).toBe(0);
    expect(reorderTogether(items, chosen(), 0).size).toBe(0);
  });
});
