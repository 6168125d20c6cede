import { isJson, type Json } from '../jsonReader';

/** Unsaved input of a form. */
export interface Draft {
  /** Values of the form before any input, by field. */
  base: Json;
  values: Json;
  /** Time of the last change, in epoch milliseconds. */
  typedAtMs: number;
  /** True when a file was chosen too, because files are not stored. */
  hadFile: boolean;
}

/** Storage of one user's draft of one form. */
export interface DraftSlot {
  /** Reads the stored draft; null for none. */
  read: () => Draft | null;
  /** Stores the draft, debounced, at the latest on flush; null removes it. */
  save: (draft: Draft | null) => void;
  flush: () => void;
  /** Removes the stored draft and any pending write, after the form was saved or discarded. */
  clear: () => void;
  /** False once the browser has refused to store a draft. */
  canSave: () => boolean;
}

/** Draft merged with the current values of its form. */
export interface MergedDraft {
  /** Edited fields, to be applied to the form's values. */
  changes: Json;
  /** Edited fields that have changed in the record meanwhile. */
  conflicts: string[];
  /** True when other fields of the record have changed meanwhile. */
  isStale: boolean;
}

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const isFile = (value: unknown) => value instanceof Blob;

/**
 * True when the type of a stored value fits a field whose value is `current`. Number fields may hold text until
 * validation.
 */
function isAssignable(value: unknown, current: unknown): boolean {
  if (current === null) return true;
  if (typeof current === 'number') return value === null || /number|string/.test(typeof value);
  return typeof value === typeof current;
}

/** Draft of a form, without files; null when no field differs from `base`. */
export function draftOf(
  base: Json,
  values: Json,
  { hasFile = false, nowMs }: { hasFile?: boolean; nowMs: number },
): Draft | null {
  const fields = Object.keys(values).filter((name) => !isFile(values[name]) && !isFile(base[name]));
  const pick = (from: Json) => Object.fromEntries(fields.map((name) => [name, from[name]]));
  if (fields.every((name) => isSame(values[name], base[name]))) return null;
  const hadFile = hasFile || Object.values(values).some(isFile);
  return { base: pick(base), values: pick(values), typedAtMs: nowMs, hadFile };
}

/**
 * Three-way merge of a draft (base and values) with the current record: unedited fields keep their newer values. Null
 * when no edited field differs from `current`.
 */
export function mergeDraft({ base, values }: Draft, current: Json): MergedDraft | null {
  const sharedFields = Object.keys(values).filter((name) => name in current && name in base);
  const edited = sharedFields.filter(
    (name) =>
      !isSame(values[name], base[name]) &&
      !isSame(values[name], current[name]) &&
      isAssignable(values[name], current[name]),
  );
  if (edited.length === 0) return null;
  const isNewer = (name: string) => !isSame(base[name], current[name]);
  return {
    changes: Object.fromEntries(edited.map((name) => [name, values[name]])),
    conflicts: edited.filter(isNewer),
    isStale: sharedFields.some((name) => !edited.includes(name) && isNewer(name)),
  };
}

/** Parses a stored draft; null for anything else. */
export function parseDraft(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isJson(stored) || typeof stored['typedAtMs'] !== 'number') return null;
    const { base, values, typedAtMs, hadFile } = stored;
    if (!isJson(base) || !isJson(values)) return null;
    return { base, values, typedAtMs, hadFile: hadFile === true };
  } catch {
    return null;
  }
}
