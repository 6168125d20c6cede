import { isKey, isText, type FieldReader } from '../jsonReader';
import { isDisplayableUrl } from '../text/httpUrl';

/** Facts about a field that are independent of its type. */
interface FieldFacts {
  /** Alternative names used by some workers. */
  spellings?: readonly string[];
  /** Label within a sentence: 'slug suffix'. Defaults to the field's name with spaces. */
  label?: string;
  unit?: 'seconds';
  /** True for a field that editors write; its values are merged when two people changed the record. */
  isEdited?: true;
  /** Name of the field that determines this one, so that it never conflicts by itself in a three-way merge. */
  follows?: string;
  /** True if no two records may have the same value. */
  isUnique?: true;
  /** True if the public sees a change at once; such a change is a separate step and never part of a creation. */
  isPublication?: true;
  /** Included in CSV exports; imports also write an 'imported' field. */
  csv?: 'imported' | 'exported';
}

/** Field of an entity: its type, how to read it from a response, and the default when missing. */
export interface Field<T> extends FieldFacts {
  /** Reads the field; throws `UnexpectedResponse` when missing without a default. */
  read: (from: FieldReader, names: readonly string[]) => T;
  /** True for a value that needs no conversion. */
  isValid: (value: unknown) => boolean;
  /** Default for a record created on this device whose draft lacks the field. */
  missing: T;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

/** Record type described by an entity's fields. */
export type RecordOf<Described extends Fields> = {
  -readonly [Name in keyof Described]: Described[Name] extends Field<infer T> ? T : never;
};

const isNullOr = (isValid: (value: unknown) => boolean) => (value: unknown) =>
  value === null || isValid(value);
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

/** Text; `missing` is the default. */
export const text = (facts: FieldFacts & { missing?: string } = {}): Field<string> => ({
  missing: '',
  ...facts,
  read: (from, names) => from.textOr(facts.missing ?? '', ...names),
  isValid: isText,
});

export const nullableText = (facts: FieldFacts = {}): Field<string | null> => ({
  ...facts,
  missing: null,
  read: (from, names) => from.textOr(null, ...names),
  isValid: isNullOr(isText),
});

const isUrl = (value: unknown) => typeof value === 'string' && isDisplayableUrl(value);

/** URL of a file; null for none and for one that is not displayable. */
export const nullableUrl = (facts: FieldFacts = {}): Field<string | null> => ({
  ...facts,
  missing: null,
  read: (from, names) => from.urlOrNull(...names),
  isValid: isNullOr(isUrl),
});

/** URL of a file that every record has; empty when not displayable. */
export const url = (facts: FieldFacts = {}): Field<string> => ({
  ...facts,
  missing: '',
  read: (from, names) => from.urlOrNull(...names) ?? '',
  isValid: (value) => value === '' || isUrl(value),
});

/** Text used as an object key: an id or a language code. */
export const key = (facts: FieldFacts = {}): Field<string> => ({
  ...facts,
  missing: '',
  read: (from, names) => from.key(...names),
  isValid: isKey,
});

/** Key that some responses omit; `missing` is the default. */
export const optionalKey = (facts: FieldFacts & { missing?: string } = {}): Field<string> => ({
  missing: '',
  ...facts,
  read: (from, names) => from.keyOr(facts.missing ?? '', ...names),
  isValid: isKey,
});

export const nullableKey = (facts: FieldFacts = {}): Field<string | null> => ({
  ...facts,
  missing: null,
  read: (from, names) => from.keyOr(null, ...names),
  isValid: isNullOr(isKey),
});

/** Number that every response contains. */
export const requiredNumber = (facts: FieldFacts = {}): Field<number> => ({
  ...facts,
  missing: 0,
  read: (from, names) => from.number(...names),
  isValid: isNumber,
});

/** Number, 0 by default. */
export const number = (facts: FieldFacts = {}): Field<number> => ({
  ...facts,
  missing: 0,
  read: (from, names) => from.numberOr(0, ...names),
  isValid: isNumber,
});

export const nullableNumber = (facts: FieldFacts = {}): Field<number | null> => ({
  ...facts,
  missing: null,
  read: (from, names) => from.numberOr(null, ...names),
  isValid: isNullOr(isNumber),
});

/** Boolean, false by default. */
export const flag = (facts: FieldFacts = {}): Field<boolean> => ({
  ...facts,
  missing: false,
  read: (from, names) => from.booleanOr(false, ...names),
  isValid: (value) => typeof value === 'boolean',
});

/** One of several literals; the first replaces any other value. */
export const oneOf = <Value extends string>(
  values: readonly [Value, ...Value[]],
  facts: FieldFacts = {},
): Field<Value> => ({
  ...facts,
  missing: values[0],
  read: (from, names) => {
    const value = from.textOr('', ...names);
    return values.find((each) => each === value) ?? values[0];
  },
  isValid: (value) => values.some((each) => each === value),
});
