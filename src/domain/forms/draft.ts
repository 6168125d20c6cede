import { isJson, type Json } from '../reading';

/** What was typed into a form and not saved yet. */
export interface Draft {
  /** The form's values before it was typed into, by field. */
  base: Json;
  values: Json;
  /** Epoch milliseconds of the last change. */
  typedAtMs: number;
  /** Whether a file was chosen too: files are not kept. */
  hadFile: boolean;
}

/** Where one person's draft of one form is kept. */
export interface DraftSlot {
  /** Null where there is none. */
  read: () => Draft | null;
  /** Keeps it shortly, or at the next flush; null stands for a form with nothing to keep. */
  keep: (draft: Draft | null) => void;
  flush: () => void;
  /** The form was saved or given up: forgets what it kept, and what waits to be kept. */
  clear: () => void;
  /** False once the browser has refused to store. */
  canKeep: () => boolean;
}

/** A draft as a form of today takes it. */
export interface MergedDraft {
  /** The typed fields, to be laid over the form's values. */
  changes: Json;
  /** Those of them that have changed in the record meanwhile. */
  clashes: string[];
  /** Whether other fields of the record have changed meanwhile. */
  isOlder: boolean;
}

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const isFile = (value: unknown) => value instanceof Blob;

/** Whether a kept value fits a field that holds `current`. Numbers may be texts until they are checked. */
function fits(value: unknown, current: unknown): boolean {
  if (current === null) return true;
  if (typeof current === 'number') return value === null || /number|string/.test(typeof value);
  return typeof value === typeof current;
}

/** The draft of a form; null where no field differs from `base`. Files are left out. */
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
 * Lays a draft over the record as it is now: fields that were not typed into keep their newer
 * values. Null where nothing that was typed differs from `current`.
 */
export function mergeDraft({ base, values }: Draft, current: Json): MergedDraft | null {
  const known = Object.keys(values).filter((name) => name in current && name in base);
  const typed = known.filter(
    (name) =>
      !isSame(values[name], base[name]) &&
      !isSame(values[name], current[name]) &&
      fits(values[name], current[name]),
  );
  if (typed.length === 0) return null;
  const isNewer = (name: string) => !isSame(base[name], current[name]);
  return {
    changes: Object.fromEntries(typed.map((name) => [name, values[name]])),
    clashes: typed.filter(isNewer),
    isOlder: known.some((name) => !typed.includes(name) && isNewer(name)),
  };
}

/** Reads a draft from its stored text; null for anything else. */
export function parseDraft(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (!isJson(kept) || typeof kept['typedAtMs'] !== 'number') return null;
    const { base, values, typedAtMs, hadFile } = kept;
    if (!isJson(base) || !isJson(values)) return null;
    return { base, values, typedAtMs, hadFile: hadFile === true };
  } catch {
    return null;
  }
}
