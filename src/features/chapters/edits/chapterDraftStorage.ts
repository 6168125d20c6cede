import { tabTexts } from '../../../state/session/failSafeTexts';
import { type ChapterList, type EditedChapter } from '../../../domain/chapters/chapterList';

/** Unsaved chapters, with the stored chapters on which they are based. */
export interface StoredDraft {
  base: ChapterList;
  chapters: ChapterList;
}

function isChapter(value: unknown): value is EditedChapter {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const isMs = (field: unknown) => Number.isSafeInteger(field);
  return (
    ['id', 'title', 'description'].every((key) => typeof fields.get(key) === 'string') &&
    isMs(fields.get('startMs')) &&
    isMs(fields.get('orderIndex')) &&
    (fields.get('endMs') === null || isMs(fields.get('endMs')))
  );
}

const isList = (value: unknown): value is ChapterList =>
  Array.isArray(value) && value.every(isChapter);

const listeners = new Set<() => void>();
let changes = 0;

function noteChange(): void {
  changes += 1;
  listeners.forEach((listener) => listener());
}

/** Counter of draft creations and removals, for `useSyncExternalStore`. */
export const draftChanges = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  count: () => changes,
};

/**
 * Draft of a recording's unsaved chapters in sessionStorage, which survives a reload, a crash and a visit to another
 * recording. Keyed by person; signing out clears it.
 */
export function chapterDraftStorage(personId: string, mediaId: string) {
  const key = `kathayatra:chapter-draft:${personId}:${mediaId}`;
  return {
    read(): StoredDraft | null {
      try {
        const parsed: unknown = JSON.parse(tabTexts.get(key) ?? 'null');
        if (typeof parsed !== 'object' || parsed === null) return null;
        const { base, chapters } = { base: null, chapters: null, ...parsed };
        return isList(base) && isList(chapters) ? { base, chapters } : null;
      } catch {
        // The stored value is not a valid draft: another version wrote it.
        return null;
      }
    },
    write(work: StoredDraft): void {
      const isFirst = tabTexts.get(key) === null;
      // Full or blocked storage keeps no draft; editing continues.
      tabTexts.set(key, JSON.stringify(work));
      if (isFirst) noteChange();
    },
    clear(): void {
      const wasThere = tabTexts.get(key) !== null;
      tabTexts.remove(key);
      if (wasThere) noteChange();
    },
  };
}
