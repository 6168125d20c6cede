import { capitalised } from '../text/sentence';
import { FieldReader, type Json } from '../jsonReader';
import { type Field, type Fields, type RecordOf } from './field';

/** The names of an entity's fields, in their order. */
export const fieldNames = <Described extends Fields>(fields: Described) =>
  Object.keys(fields) as (keyof Described & string)[]; // the keys of this very record

const entries = new WeakMap<Fields, readonly [string, Field<unknown>][]>();

/** The fields with their names. Listed once: a catalogue has ten thousand records. */
function entriesOf(fields: Fields): readonly [string, Field<unknown>][] {
  const listed = entries.get(fields) ?? Object.entries(fields);
  entries.set(fields, listed);
  return listed;
}

const namesWhere = (fields: Fields, passes: (field: Field<unknown>) => boolean) =>
  entriesOf(fields).flatMap(([name, field]) => (passes(field) ? [name] : []));

/** The fields that editors write. */
export const editedFields = (fields: Fields) =>
  namesWhere(fields, ({ isEdited }) => isEdited === true);

/** Reads one record of a response to `call`. Throws `UnexpectedResponse` where a required field is missing. */
export function readRecord<Described extends Fields>(
  fields: Described,
  value: unknown,
  call: string,
): RecordOf<Described> {
  const from = FieldReader.of(value, call);
  const record: Record<string, unknown> = {};
  for (const [name, field] of entriesOf(fields)) {
    record[name] = field.read(from, [name, ...(field.spellings ?? [])]);
  }
  return record as RecordOf<Described>; // each field has read its own type
}

/**
 * True for a row that has each field under its own name in its own type, so that nothing is to be read or
 * converted. A null beside another spelling that holds a value is not such a row.
 */
export function isRecord<Described extends Fields>(
  fields: Described,
  row: Readonly<Record<string, unknown>>,
): row is RecordOf<Described> {
  for (const [name, field] of entriesOf(fields)) {
    const value = row[name];
    if (!field.isValid(value)) return false;
    if (value === null && field.spellings?.some((other) => row[other] != null) === true)
      return false;
  }
  return true;
}

/** The described fields of a record that may hold others. */
export function pickFields<Described extends Fields>(
  fields: Described,
  record: RecordOf<Described>,
): RecordOf<Described> {
  const picked: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) picked[name] = record[name];
  return picked as RecordOf<Described>; // the same fields of a record of that type
}

/** True where two records agree in the named fields. */
export function agreeIn(names: readonly string[], one: object, other: object): boolean {
  const [left, right] = [one as Json, other as Json]; // read by name alone
  for (const name of names) if (left[name] !== right[name]) return false;
  return true;
}

/** A record that no worker has made yet: what its draft has, and defaults for the rest. */
export function draftedRecord<Described extends Fields>(
  fields: Described,
  draft: Readonly<Record<string, unknown>>,
  overrides: Partial<RecordOf<Described>>,
): RecordOf<Described> {
  const record: Record<string, unknown> = {};
  for (const [name, field] of entriesOf(fields)) {
    const value = draft[name];
    record[name] = field.isValid(value) ? value : field.missing;
  }
  return { ...(record as RecordOf<Described>), ...overrides }; // valid values of each field's type
}

/** A field's name in a sentence: 'slug suffix'. */
export const fieldLabel = (fields: Fields, name: string): string =>
  fields[name]?.label ?? name.replaceAll('_', ' ');

/** A field's name as a heading, with its unit: 'Duration (seconds)'. */
export function fieldHeading(fields: Fields, name: string): string {
  const label = fieldLabel(fields, name);
  const unit = fields[name]?.unit;
  const heading = capitalised(label);
  return unit === undefined ? heading : `${heading} (${unit})`;
}
