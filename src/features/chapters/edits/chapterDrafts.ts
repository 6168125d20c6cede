import { type ChapterList, type EditedChapter } from '../../../domain/chapters/chapterList';

/** Work that was not saved, and what was stored when it began. */
export interface KeptWork {
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

/**
 * What was done to a recording's chapters and not saved yet, in the tab's own storage: it survives a
 * reload, a crash and a look at another recording. Keyed by person; the sign-out clears it.
 */
export function workDrafts(personId: string, mediaId: string) {
  const key = `kathayatra:chapter-draft:${personId}:${mediaId}`;
  return {
    read(): KeptWork | null {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        if (typeof kept !== 'object' || kept === null) return null;
        const { base, chapters } = { base: null, chapters: null, ...kept };
        return isList(base) && isList(chapters) ? { base, chapters } : null;
      } catch {
        // What another version wrote, or a storage that is closed: there is no draft.
        return null;
      }
    },
    write(work: KeptWork): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(work));
      } catch {
        // A full or closed storage keeps no draft; the work itself goes on.
      }
    },
    clear(): void {
      sessionStorage.removeItem(key);
    },
  };
}
