import { entityOf } from '../../domain/entities/entities';
import { type Edit } from './edit';

/** Field values of a record, by their names in the worker API. */
export type Fields = Readonly<Record<string, unknown>>;

/** Fields that an edit writes; empty for a removal. */
export const fieldsOf = (edit: Edit): Fields => ('fields' in edit ? edit.fields : {});

/** True when an edit carries all fields of its record, as the body of a creation must. */
export const isWhole = (edit: Edit): boolean =>
  edit.action === 'create' || entityOf(edit.entity).isWrittenWhole === true;

/**
 * The edit with other fields. A partial change gets exactly these; an edit that is written whole keeps its other
 * fields.
 */
export function withFields(edit: Edit, fields: Fields): Edit {
  if (!('fields' in edit)) return edit;
  const written = isWhole(edit) ? { ...edit.fields, ...fields } : fields;
  return { ...edit, fields: written } as Edit; // cast: fields of the same edit
}

/** True when two values are equal to a worker, which may trim texts and store an empty text as null. */
export function isSameValue(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) =>
    value === undefined || value === null ? '' : typeof value === 'string' ? value.trim() : value;
  return plain(a) === plain(b);
}
