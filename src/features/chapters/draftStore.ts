import { type ChapterEntry } from './chapterEntry';

export interface KeptDraft {
  /** Null: of a new chapter. */
  chapterId: string | null;
  entry: ChapterEntry;
}

function isEntry(value: unknown): value is ChapterEntry {
  if (typeof value !== 'object' || value === null) return false;
  const texts = new Map(Object.entries(value));
  return ['title', 'description', 'start', 'end'].every(
    (key) => typeof texts.get(key) === 'string',
  );
}

/**
 * What was typed about a recording's chapters and not saved yet, in the tab's own storage: it
 * survives a reload and a look at another recording. Keyed by person; the sign-out clears it.
 */
export function draftStore(personId: string, mediaId: string) {
  const key = `kathayatra:chapter-draft:${personId}:${mediaId}`;
  return {
    read(): KeptDraft | null {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        if (typeof kept !== 'object' || kept === null || !('entry' in kept)) return null;
        const chapterId = 'chapterId' in kept && typeof kept.chapterId === 'string';
        if (!isEntry(kept.entry)) return null;
        return { chapterId: chapterId ? String(kept.chapterId) : null, entry: kept.entry };
      } catch {
        return null;
      }
    },
    write(draft: KeptDraft): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // A full or closed storage keeps no draft; the form itself goes on.
      }
    },
    clear(): void {
      sessionStorage.removeItem(key);
    },
  };
}
