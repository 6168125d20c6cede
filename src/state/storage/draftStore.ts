import { parseDraft, type Draft, type DraftSlot } from '../../domain/forms/draft';
import { failSafeTexts, type FailSafeTexts } from '../session/failSafeTexts';

/** Key: prefix, person, path. A new shape of drafts gets a new number. */
const PREFIX = 'kathayatra:draft:1:';
const OWNER = 'kathayatra:drafts-of';
const KEEP_DELAY_MS = 300;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

export interface StoredDraftEntry {
  /** Part of the draft's path after the requested prefix. */
  subpath: string;
  draft: Draft;
}

/** True for the storage key of another person's draft. */
export function isDraftOfAnother(key: string, personId: string | null): boolean {
  return key.startsWith(PREFIX) && !(personId !== null && key.startsWith(`${PREFIX}${personId}:`));
}

interface SharedParts {
  texts: FailSafeTexts;
  /** Debounced writes that are pending. */
  waiting: Set<() => void>;
  /** Called when a draft was added or removed. */
  changed: () => void;
}

function draftSlot(
  personId: string | null,
  path: string,
  { texts: { get, set, remove }, waiting, changed }: SharedParts,
): DraftSlot {
  const key = `${PREFIX}${personId ?? ''}:${path}`;
  /**
   * Text that this slot last read or wrote; only a draft with this text is removed, not one that another tab wrote for
   * the same form.
   */
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
    // After a sign-out in another tab, this tab no longer owns the drafts and stores nothing.
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

/** Drafts in this browser's storage; when that is full or blocked, drafts are lost but forms keep working. */
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
    /** Draft slot of a form; stores nothing without a person. */
    slot: (personId: string | null, path: string) => draftSlot(personId, path, shared),
    /** Makes the person the owner of the drafts, and deletes drafts past their age limit. */
    openFor(personId: string, nowMs: number): void {
      set(OWNER, personId);
      keys(PREFIX)
        .filter((key) => !(nowMs - (parseDraft(get(key))?.typedAtMs ?? 0) < MAX_AGE_MS))
        .forEach(remove);
    },
    /** The person's drafts whose path begins with the prefix, newest first. */
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
    /** Runs all debounced writes now. */
    flush: () => [...waiting].forEach((flush) => flush()),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Changes whenever a draft is added or removed. */
    version: () => version,
  };
}

export const drafts = createDraftStore(() => localStorage);
