import { formatCount } from '../../../domain/text/count';

/** A waiting item, linked to the page where it is done. */
export interface WaitingItem {
  key: string;
  to: string;
  /** Name of a person or record, or of the task itself. */
  name: string;
  /** Language of a name that is content; absent for the console's own text. */
  language?: string;
  /** Predicate after a person's name, as in 'asks for access'. */
  verb?: string;
  /** Second line, as in what the record lacks. */
  note?: string;
  /** Age at the end of the row. */
  aside?: string;
}

/** Waiting items of one kind. */
export interface WaitingGroup {
  key: string;
  /**
   * Origin of the items: this device's edits and uploads, data loaded at once, or drafts, whose sections need a check.
   */
  part: 'own' | 'read' | 'drafts';
  items: readonly WaitingItem[];
  /** Number of all items, including those beyond `items`. */
  total: number;
  /** Link to the items beyond `items`, as in '12 other tours with incomplete details'. */
  rest?: { to: string; label: string };
}

/** Maximum number of items listed per group. */
export const MAX_NAMED = 10;

/** Group of a list's things, with a link to those beyond MAX_NAMED. */
export function groupOf<Thing>(
  { key, part }: Pick<WaitingGroup, 'key' | 'part'>,
  things: readonly Thing[],
  itemOf: (thing: Thing) => WaitingItem,
  rest: { to: string; label: (count: string, isOne: boolean) => string },
): WaitingGroup {
  const others = things.length - MAX_NAMED;
  return {
    key,
    part,
    items: things.slice(0, MAX_NAMED).map(itemOf),
    total: things.length,
    ...(others > 0 && {
      rest: { to: rest.to, label: rest.label(formatCount(others), others === 1) },
    }),
  };
}

/** Maximum number of rows before expansion. */
export const MAX_ROWS = 7;

/** Distributes `rows` over groups: one to each group in order, then the rest to the earlier groups. */
export function allotRows(counts: readonly number[], rows: number): number[] {
  let left = rows;
  const allotted = counts.map((count) => {
    const own = Math.min(count, 1, left);
    left -= own;
    return own;
  });
  return allotted.map((own, index) => {
    const more = Math.min((counts[index] ?? 0) - own, left);
    left -= more;
    return own + more;
  });
}
