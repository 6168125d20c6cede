import { formatCount } from '../../../domain/text/count';

/** One thing that waits, as a link to where it is done. */
export interface WaitingItem {
  key: string;
  to: string;
  /** Name of a person or record, or the task itself. */
  name: string;
  /** Language of a name that is content; none for a text of the console. */
  language?: string;
  /** Said after the name of a person: 'asks for access'. */
  verb?: string;
  /** Second line: what the record lacks. */
  note?: string;
  /** At the end of the row: an age. */
  aside?: string;
}

/** Things of one kind. */
export interface WaitingGroup {
  key: string;
  /** Edits of this device, what is read at once, or drafts, whose sections take a check. */
  part: 'own' | 'read' | 'drafts';
  items: readonly WaitingItem[];
  /** Number of all of them, where more wait than are named. */
  total: number;
  /** Link to those that are not named: '12 other tours with incomplete details'. */
  rest?: { to: string; label: string };
}

/** Most things of one kind that are named. */
export const MAX_NAMED = 10;

/** Group of the things that a list holds, with a link to those beyond the named ones. */
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

/** Rows that are shown unasked. */
export const MAX_ROWS = 7;

/**
 * Rows of each group where all of them together have `rows`: one for each group in their order first, the others to
 * the earlier groups.
 */
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
