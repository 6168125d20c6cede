import { isKey, isText, type FieldReader } from '../jsonReader';
import { isDisplayableUrl } from '../text/httpUrl';

/** Facts about a field that do not depend on its type. */
interface FieldFacts {
  /** Other names under which workers return it. */
  spellings?: readonly string[];
  /** Label in a sentence: 'slug suffix'. Defaults to the field's name with spaces. */
  label?: string;
  unit?: 'seconds';
  /** Editors write it: its values are compared when two people changed the record. */
  isEdited?: true;
  /** The field that it follows: it never differs alone in a three-way merge. */
  follows?: string;
  /** True if no two records may have the same value. */
  isUnique?: true;
  /** The public sees its change at once: it is a step of its own and never part of a creation. */
  isPublication?: true;
  /** Exports contain it; imports write it unless it is only exported. */
  csv?: 'imported' | 'exported';
}

/** One field of an entity: its type, how it is read from a response, and the default for a missing one. */
export interface Field<T> extends FieldFacts {
  /** Throws `UnexpectedResponse` where the response lacks a field that has no default. */
  read: (from: FieldReader, names: readonly string[]) => T;
  /** True for a value that needs no conversion. */
  isValid: (value: unknown) => boolean;
  /** The value in a record made on this device whose draft lacks it. */
  missing: T;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

/** The record that an entity's fields describe. */
export type RecordOf<Described extends Fields> = {
  -readonly [Name in keyof Described]: Described[Name] extends Field<infer T> ? T : never;
};

const isNullOr = (isValid: (value: unknown) => boolean) => (value: unknown) =>
  value === null || isValid(value);
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

/** A text; `missing` is the default. */
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

/** The URL of a file, null for none: one that is not of the web is none. */
export const nullableUrl = (facts: FieldFacts = {}): Field<string | null> => ({
  ...facts,
  missing: null,
  read: (from, names) => from.urlOrNull(...names),
  isValid: isNullOr(isUrl),
});

/** The URL of a file that every record has; empty for one that is not of the web. */
export const url = (facts: FieldFacts = {}): Field<string> => ({
  ...facts,
  missing: '',
  read: (from, names) => from.urlOrNull(...names) ?? '',
  isValid: (value) => value === '' || isUrl(value),
});

/** A text that records are kept under: an id or a language code. */
export const key = (facts: FieldFacts = {}): Field<string> => ({
  ...facts,
  missing: '',
  read: (from, names) => from.key(...names),
  isValid: isKey,
});

/** A key that some responses leave out; `missing` is the default. */
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

/** A number that every response has. */
export const requiredNumber = (facts: FieldFacts = {}): Field<number> => ({
  ...facts,
  missing: 0,
  read: (from, names) => from.number(...names),
  isValid: isNumber,
});

/** A number, 0 for none. */
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

/** Yes or no; no for none. */
export const flag = (facts: FieldFacts = {}): Field<boolean> => ({
  ...facts,
  missing: false,
  read: (from, names) => from.booleanOr(false, ...names),
  isValid: (value) => typeof value === 'boolean',
});

/** One of a few words; the first is the default for any other. */
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
