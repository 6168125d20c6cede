/** Tolerant reading of answers: several spellings, loose containers, and a clear error for what is missing. */

export type Json = Record<string, unknown>;

/** A required part of an answer is missing or of the wrong type; names the call and the field. */
export class UnexpectedAnswer extends Error {
  constructor(call: string, field: string) {
    super(`Invalid JSON response: ${call} lacks a usable "${field}"`);
    this.name = 'UnexpectedAnswer';
  }
}

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether records can be kept under it: not by a name that every object answers to, '__proto__' and the like. */
export const isKey = (text: string): boolean => !(text in Object.prototype);

/** Reads the fields of one record of one call. */
export class FieldReader {
  constructor(
    private readonly record: Json,
    private readonly call: string,
  ) {}

  static of(value: unknown, call: string): FieldReader {
    if (!isJson(value)) throw new UnexpectedAnswer(call, 'record');
    return new FieldReader(value, call);
  }

  /** The first of the spellings that holds anything. */
  any(...names: string[]): unknown {
    for (const name of names) {
      const value = this.record[name];
      if (value != null) return value;
    }
    return undefined;
  }

  /** A required text; numbers are taken as their digits (ids of some workers). */
  text(...names: string[]): string {
    const value = this.any(...names);
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return String(value);
    throw new UnexpectedAnswer(this.call, names[0] ?? '');
  }

  textOr<T>(otherwise: T, ...names: string[]): string | T {
    const value = this.any(...names);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;
  }

  /** A required text that records are kept under: an id or a code. */
  key(...names: string[]): string {
    const text = this.text(...names);
    if (!isKey(text)) throw new UnexpectedAnswer(this.call, names[0] ?? '');
    return text;
  }

  keyOr<T>(otherwise: T, ...names: string[]): string | T {
    const text = this.textOr(null, ...names);
    return text !== null && isKey(text) ? text : otherwise;
  }

  number(...names: string[]): number {
    const value = this.numberOr(null, ...names);
    if (value === null) throw new UnexpectedAnswer(this.call, names[0] ?? '');
    return value;
  }

  /** Numbers may come as text (numeric columns of some drivers). */
  numberOr<T>(otherwise: T, ...names: string[]): number | T {
    const value = this.any(...names);
    const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : otherwise;
  }

  flag(otherwise: boolean, ...names: string[]): boolean {
    const value = this.any(...names);
    return typeof value === 'boolean' ? value : otherwise;
  }

  /** A nested record that must be there. */
  part(name: string): FieldReader {
    const value = this.any(name);
    if (!isJson(value)) throw new UnexpectedAnswer(this.call, name);
    return new FieldReader(value, this.call);
  }

  /** A nested record; an empty one when absent. */
  nested(...names: string[]): FieldReader {
    const value = this.any(...names);
    return new FieldReader(isJson(value) ? value : {}, this.call);
  }

  /** A list that must be there. */
  rows<T>(read: (value: unknown) => T, name: string): T[] {
    const rows = this.listOrNull(read, name);
    if (rows === null) throw new UnexpectedAnswer(this.call, name);
    return rows;
  }

  /** Empty when absent. */
  list<T>(read: (value: unknown) => T, ...names: string[]): T[] {
    return this.listOrNull(read, ...names) ?? [];
  }

  listOrNull<T>(read: (value: unknown) => T, ...names: string[]): T[] | null {
    const value = this.any(...names);
    if (value === undefined) return null;
    if (!Array.isArray(value)) throw new UnexpectedAnswer(this.call, names[0] ?? '');
    return value.map(read);
  }

  map<T>(read: (value: unknown) => T, ...names: string[]): Record<string, T> {
    const value = this.any(...names);
    if (value === undefined) return {};
    if (!isJson(value)) throw new UnexpectedAnswer(this.call, names[0] ?? '');
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, read(entry)]));
  }
}

/** A list, or the list inside an object under one of the names, or under `data` or `results`. */
export function listIn(value: unknown, call: string, ...names: string[]): unknown[] {
  if (Array.isArray(value)) return value;
  if (isJson(value)) {
    const inner = [...names, 'data', 'results', 'items'].map((name) => value[name]);
    const found = inner.find((candidate) => Array.isArray(candidate));
    if (Array.isArray(found)) return found;
  }
  throw new UnexpectedAnswer(call, names[0] ?? 'list');
}

/** "A list whose first item is …", one object, or an object wrapped under one of the names. */
export function firstIn(value: unknown, call: string, ...names: string[]): unknown {
  const first = Array.isArray(value) ? value[0] : value;
  if (!isJson(first)) throw new UnexpectedAnswer(call, names[0] ?? 'record');
  const inner = [...names, 'data']
    .map((name) => first[name])
    .find((candidate) => candidate != null);
  return Array.isArray(inner) || isJson(inner) ? firstIn(inner, call) : first;
}
