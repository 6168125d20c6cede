import { entityOf } from '../../domain/entities/entities';
import { type Edit } from './edit';

/** Values of a record's fields, by their names in the worker API. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields an edit writes; none for a removal. */
export const fieldsOf = (edit: Edit): Fields => ('fields' in edit ? edit.fields : {});

/** True where an edit carries all fields of its record, as the body of a creation must. */
export const isWhole = (edit: Edit): boolean =>
  edit.action === 'create' || entityOf(edit.entity).isWrittenWhole === true;

/** The same edit with other fields. A change may lose fields; an edit that is written whole keeps all of them. */
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
