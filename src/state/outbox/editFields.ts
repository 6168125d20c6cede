import { type Edit } from './edit';

/** Values of a record's fields, by their names in the worker API. */
export type Fields = Readonly<Record<string, unknown>>;

export type EditAction = 'created' | 'changed' | 'removed';

export function actionOf({ kind }: Edit): EditAction {
  if (kind.endsWith('created')) return 'created';
  return kind.endsWith('changed') ? 'changed' : 'removed';
}

/** The fields an edit writes; none for a removal. */
export function fieldsOf(edit: Edit): Fields {
  if ('change' in edit) return edit.change;
  return 'draft' in edit ? edit.draft : {};
}

/** The same edit with other fields. A change may lose fields; a draft keeps those it must have. */
export function withFields(edit: Edit, fields: Fields): Edit {
  if ('change' in edit) return { ...edit, change: fields } as Edit; // fields of the very same change
  if ('draft' in edit) return { ...edit, draft: { ...edit.draft, ...fields } } as Edit; // of that draft
  return edit;
}

/**
 * Whether two values mean the same to a worker: it may trim texts, and keep an empty one as null.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) =>
    value === undefined || value === null ? '' : typeof value === 'string' ? value.trim() : value;
  return plain(a) === plain(b);
}

/** Follows `is_published` and never differs alone: the time of publishing is no one's words. */
const COMPANIONS: Readonly<Record<string, string>> = { published_at: 'is_published' };

export interface Difference {
  field: string;
  mine: unknown;
  theirs: unknown;
  base: unknown;
}

export interface Comparison {
  /** Still to be sent. */
  fields: Fields;
  /** Changed by both, to different values. */
  differences: Difference[];
}

/**
 * Three-way merge by field: what the worker already has is dropped, what only the person changed is
 * kept, what both changed is a difference. Without a base everything counts as the person's alone.
 */
export function compareFields(mine: Fields, base: Fields | null, theirs: Fields): Comparison {
  const fields: Record<string, unknown> = {};
  const differences: Difference[] = [];
  for (const [field, value] of Object.entries(mine)) {
    if (COMPANIONS[field] !== undefined || isSameValue(value, theirs[field])) continue;
    const known = base?.[field];
    if (base !== null && field in base && isSameValue(value, known)) continue;
    fields[field] = value;
    const isTheirs = base !== null && field in theirs && !isSameValue(known, theirs[field]);
    if (isTheirs) differences.push({ field, mine: value, theirs: theirs[field], base: known });
  }
  for (const [field, leader] of Object.entries(COMPANIONS)) {
    if (field in mine && leader in fields) fields[field] = mine[field];
  }
  return { fields, differences };
}
