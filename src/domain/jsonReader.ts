/**
 * JSON object of unknown shape. Responses are parsed tolerantly: several spellings, optional envelopes, and a clear
 * error for a missing field.
 */

import { isDisplayableUrl } from './text/httpUrl';

export type Json = Record<string, unknown>;

/** Error for a required field of a response that is missing or of the wrong type; names the call and the field. */
export class UnexpectedResponse extends Error {
  constructor(call: string, field: string) {
    super(`Invalid JSON response: ${call} lacks a usable "${field}"`);
    this.name = 'UnexpectedResponse';
  }
}

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses JSON (RFC 8259); undefined when invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isText);

/** True when a text is safe as the key of a plain object: not a property of Object.prototype, such as '__proto__'. */
export const isSafeKey = (text: string): boolean => !(text in Object.prototype);

export const isKey = (value: unknown): value is string => isText(value) && isSafeKey(value);

const BOOLEANS = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
]);

/**
 * Parses a boolean, also from 0 and 1 as number or text, as databases without booleans return them; undefined when
 * invalid.
 */
export const booleanIn = (value: unknown): boolean | undefined =>
  BOOLEANS.get(typeof value === 'string' ? value.toLowerCase() : value);

/** Parses a number, also from text, as some drivers return numeric columns. */
export function numberIn<T>(value: unknown, fallback: T): number | T {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : fallback;
}

/** Reads the fields of one record in the response to one call. */
export class FieldReader {
  constructor(
    private readonly record: Json,
    private readonly call: string,
  ) {}

  static of(value: unknown, call: string): FieldReader {
    if (!isJson(value)) throw new UnexpectedResponse(call, 'record');
    return new FieldReader(value, call);
  }

  /**
   * Throws unless the record has all of these fields, even if null, because a partial record must not blank the rest.
   */
  requireAll(...names: string[]): void {
    const missing = names.find((name) => !(name in this.record));
    if (missing !== undefined) throw new UnexpectedResponse(this.call, missing);
  }

  /** First non-null value among the names; undefined without one. */
  first(...names: string[]): unknown {
    for (const name of names) {
      const value = this.record[name];
      if (value != null) return value;
    }
    return undefined;
  }

  /** Required text; numbers are converted, because some workers use numeric ids. */
  text(...names: string[]): string {
    const value = this.first(...names);
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return String(value);
    throw new UnexpectedResponse(this.call, names[0] ?? '');
  }

  textOr<T>(fallback: T, ...names: string[]): string | T {
    const value = this.first(...names);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : fallback;
  }

  /** URL of a file; null unless http(s) or relative to the worker. */
  urlOrNull(...names: string[]): string | null {
    const text = this.textOr(null, ...names);
    return text !== null && isDisplayableUrl(text) ? text : null;
  }

  /** Required URL of a file. */
  url(...names: string[]): string {
    const url = this.urlOrNull(...names);
    if (url === null) throw new UnexpectedResponse(this.call, names[0] ?? '');
    return url;
  }

  /** Required text that is safe as an object key: an id or a code. */
  key(...names: string[]): string {
    const text = this.text(...names);
    if (!isSafeKey(text)) throw new UnexpectedResponse(this.call, names[0] ?? '');
    return text;
  }

  keyOr<T>(fallback: T, ...names: string[]): string | T {
    const text = this.textOr(null, ...names);
    return text !== null && isSafeKey(text) ? text : fallback;
  }

  number(...names: string[]): number {
    const value = this.numberOr(null, ...names);
    if (value === null) throw new UnexpectedResponse(this.call, names[0] ?? '');
    return value;
  }

  numberOr<T>(fallback: T, ...names: string[]): number | T {
    return numberIn(this.first(...names), fallback);
  }

  booleanOr(fallback: boolean, ...names: string[]): boolean {
    const value = this.first(...names);
    if (value === undefined) return fallback;
    const parsed = booleanIn(value);
    if (parsed === undefined) throw new UnexpectedResponse(this.call, names[0] ?? '');
    return parsed;
  }

  /** Required nested record. */
  nested(name: string): FieldReader {
    const value = this.first(name);
    if (!isJson(value)) throw new UnexpectedResponse(this.call, name);
    return new FieldReader(value, this.call);
  }

  /** Nested record; empty when absent. */
  nestedOrEmpty(...names: string[]): FieldReader {
    const value = this.first(...names);
    return new FieldReader(isJson(value) ? value : {}, this.call);
  }

  /** Required list. */
  list<T>(read: (value: unknown) => T, name: string): T[] {
    const list = this.listOrNull(read, name);
    if (list === null) throw new UnexpectedResponse(this.call, name);
    return list;
  }

  /** List; empty when absent. */
  listOrEmpty<T>(read: (value: unknown) => T, ...names: string[]): T[] {
    return this.listOrNull(read, ...names) ?? [];
  }

  listOrNull<T>(read: (value: unknown) => T, ...names: string[]): T[] | null {
    const value = this.first(...names);
    if (value === undefined) return null;
    if (!Array.isArray(value)) throw new UnexpectedResponse(this.call, names[0] ?? '');
    return value.map(read);
  }

  mapOrEmpty<T>(read: (value: unknown) => T, ...names: string[]): Record<string, T> {
    const value = this.first(...names);
    if (value === undefined) return {};
    if (!isJson(value)) throw new UnexpectedResponse(this.call, names[0] ?? '');
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, read(entry)]));
  }
}

const ENVELOPES = ['data', 'results', 'items'];

function findList(value: unknown, names: readonly string[]): unknown[] | null {
  if (Array.isArray(value)) {
    // A list whose only item contains the actual list.
    const [only] = value;
    const isEnvelope = value.length === 1 && isJson(only) && names.some((name) => name in only);
    return (isEnvelope ? findList(only, names) : null) ?? value;
  }
  if (!isJson(value)) return null;
  for (const name of [...names, ...ENVELOPES]) {
    const inner = findList(value[name], names);
    if (inner !== null) return inner;
  }
  return null;
}

/** List, also when wrapped in envelopes under one of the names, `data`, `results` or `items`. */
export function listIn(value: unknown, call: string, ...names: string[]): unknown[] {
  const list = findList(value, names);
  if (list === null) throw new UnexpectedResponse(call, names[0] ?? 'list');
  return list;
}

/** Single record: the first item of a list, an object, or an object in an envelope under one of the names. */
export function firstIn(value: unknown, call: string, ...names: string[]): unknown {
  const first = Array.isArray(value) ? value[0] : value;
  if (!isJson(first)) throw new UnexpectedResponse(call, names[0] ?? 'record');
  const inner = [...names, 'data']
    .map((name) => first[name])
    .find((candidate) => candidate != null);
  return Array.isArray(inner) || isJson(inner) ? firstIn(inner, call, ...names) : first;
}
