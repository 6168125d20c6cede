import { entities, entityOf } from '../../domain/entities/entities';
import { type Field } from '../../domain/record/field';
import { type Edit } from './edit';

/** Values of a record's fields, by their names in the worker API. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields an edit writes; none for a removal. */
export const fieldsOf = (edit: Edit): Fields => ('fields' in edit ? edit.fields : {});

/** True where an edit carries all fields of its record: a draft keeps those it must have. */
export const isWhole = (edit: Edit): boolean =>
  edit.action === 'create' || entityOf(edit.entity).isWrittenWhole === true;

/** The same edit with other fields. A change may lose fields; a draft keeps those it must have. */
export function withFields(edit: Edit, fields: Fields): Edit {
  if (!('fields' in edit)) return edit;
  const written = isWhole(edit) ? { ...edit.fields, ...fields } : fields;
  return { ...edit, fields: written } as Edit; // fields of the very same edit
}

/**
 * True if two values are equal to a worker, which may trim texts and store an empty one as null.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) =>
    value === undefined || value === null ? '' : typeof value === 'string' ? value.trim() : value;
  return plain(a) === plain(b);
}

/** The fields that follow another one, by their names. */
const followers: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(entities).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, field]: [string, Field<unknown>]) =>
      field.follows === undefined ? [] : [[name, field.follows]],
    ),
  ),
);

/** Fields that were left to the other side, with those that follow them. */
export const withFollowers = (names: readonly string[]): ReadonlySet<string> =>
  new Set([
    ...names,
    ...Object.keys(followers).filter((name) => names.includes(followers[name] ?? '')),
  ]);

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
    if (followers[field] !== undefined || isSameValue(value, theirs[field])) continue;
    const baseValue = base?.[field];
    if (base !== null && field in base && isSameValue(value, baseValue)) continue;
    fields[field] = value;
    const isTheirs = base !== null && field in theirs && !isSameValue(baseValue, theirs[field]);
    if (isTheirs) differences.push({ field, mine: value, theirs: theirs[field], base: baseValue });
  }
  for (const [field, leader] of Object.entries(followers)) {
    if (field in mine && leader in fields) fields[field] = mine[field];
  }
  return { fields, differences };
}
