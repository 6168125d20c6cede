import { parseDraft, type Draft, type DraftSlot } from '../../domain/forms/draft';
import { failSafeTexts, type FailSafeTexts } from '../session/failSafeTexts';

/** Keys: prefix, person, place. A new shape of drafts gets a new number. */
const PREFIX = 'kathayatra:draft:1:';
const OWNER = 'kathayatra:drafts-of';
const KEEP_DELAY_MS = 300;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

export interface StoredDraftEntry {
  /** The part of its key after the requested prefix. */
  subpath: string;
  draft: Draft;
}

/** True for a storage key of another person's draft. */
export function isDraftOfAnother(key: string, personId: string | null): boolean {
  return key.startsWith(PREFIX) && !(personId !== null && key.startsWith(`${PREFIX}${personId}:`));
}

interface SharedParts {
  texts: FailSafeTexts;
  /** Writes of drafts that are still delayed. */
  waiting: Set<() => void>;
  /** Called when a draft has come or gone. */
  changed: () => void;
}

function draftSlot(
  personId: string | null,
  path: string,
  { texts: { get, set, remove }, waiting, changed }: SharedParts,
): DraftSlot {
  const key = `${PREFIX}${personId ?? ''}:${path}`;
  /** The draft that this slot has read or written; only this one is removed, not another tab's of the same form. */
  let lastText: string | null = null;
  let next: Draft | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let hasFailed = personId === null;

  const forget = () => {
    if (lastText !== null && get(key) === lastText) remove(key);
    lastText = null;
  };
  const flush = () => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    waiting.delete(flush);
    const before = lastText;
    if (next === null) forget();
    // A tab that has missed the sign-out has no owner any more, and leaves nothing behind.
    else if (personId === null || get(OWNER) !== personId) hasFailed = true;
    else {
      const text = JSON.stringify(next);
      hasFailed = !set(key, text);
      if (!hasFailed) lastText = text;
    }
    if ((before === null) !== (lastText === null)) changed();
  };
  return {
    read() {
      if (personId === null) return null;
      lastText = get(key);
      return parseDraft(lastText);
    },
    save(draft) {
      next = draft;
      timer ??= setTimeout(flush, KEEP_DELAY_MS);
      waiting.add(flush);
    },
    flush,
    clear() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      waiting.delete(flush);
      if (lastText === null) return;
      forget();
      changed();
    },
    canSave: () => !hasFailed,
  };
}

/** All drafts of this browser. A full or blocked storage keeps none; the forms go on. */
export function createDraftStore(storage: () => Storage) {
  const waiting = new Set<() => void>();
  const listeners = new Set<() => void>();
  let version = 0;

  const changed = () => {
    version += 1;
    listeners.forEach((listener) => listener());
  };
  const texts = failSafeTexts(storage);
  const { get, set, remove, keys } = texts;
  const shared = { texts, waiting, changed };

  return {
    /** Draft slot of one form; without a person it stores nothing. */
    slot: (personId: string | null, path: string) => draftSlot(personId, path, shared),
    /** Starts storing this person's drafts here and removes those past their age limit. */
    openFor(personId: string, nowMs: number): void {
      set(OWNER, personId);
      keys(PREFIX)
        .filter((key) => !(nowMs - (parseDraft(get(key))?.typedAtMs ?? 0) < MAX_AGE_MS))
        .forEach(remove);
    },
    /** The person's drafts at places with this prefix, newest first. */
    list(personId: string, prefix: string): StoredDraftEntry[] {
      const start = `${PREFIX}${personId}:${prefix}`;
      return keys(start)
        .flatMap((key) => {
          const draft = parseDraft(get(key));
          return draft === null ? [] : [{ subpath: key.slice(start.length), draft }];
        })
        .sort((one, other) => other.draft.typedAtMs - one.draft.typedAtMs);
    },
    drop(personId: string, path: string): void {
      remove(`${PREFIX}${personId}:${path}`);
      changed();
    },
    /** Stores all delayed drafts now. */
    flush: () => [...waiting].forEach((flush) => flush()),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Differs when a draft has come or gone. */
    version: () => version,
  };
}

/** The drafts of this browser. */
export const drafts = createDraftStore(() => localStorage);
