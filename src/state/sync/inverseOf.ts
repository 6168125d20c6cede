import { type Edit } from '../outbox/edit';
import { selectSection } from '../select/selectSections';
import { selectTour } from '../select/selectTours';
import { type RootState } from '../select/rootState';
import { textKey } from '../model/tourRows';

/** What an edit writes over, as the person sees it now; null where that is not known. */
function seenRecord(state: RootState, edit: Edit): object | null {
  switch (edit.kind) {
    case 'tour changed':
    case 'tour text changed':
      return selectTour(state, edit.tourId, edit.language);
    case 'section changed':
      return selectSection(state, edit.sectionId, '');
    case 'section text changed':
      return selectSection(state, edit.sectionId, edit.language);
    case 'media changed':
      return state.media.records[edit.mediaId] ?? null;
    default:
      return null;
  }
}

/** A tour's words as they are seen; a cover that is the tour's is none of their own. */
function seenText(state: RootState, tourId: string, language: string): object | null {
  const seen = selectTour(state, tourId, language);
  const isOfTour = seen?.cover_media_url === state.tours.records[tourId]?.cover_media_url;
  return seen && isOfTour ? { ...seen, cover_media_url: null } : seen;
}

/** The values that a record has in the fields of a change; null where one of them is not known. */
function valuesOf<Change extends object>(change: Change, record: object | null): Change | null {
  if (record === null) return null;
  const values: Record<string, unknown> = {};
  for (const field of Object.keys(change)) {
    if (!(field in record)) return null;
    values[field] = Reflect.get(record, field);
  }
  return values as Change; // the same fields, read from the record they belong to
}

/** A tour's words must not be emptied, so an empty value can't be put back. */
function canBeSent(edit: Edit): boolean {
  if (edit.kind !== 'tour changed' && edit.kind !== 'tour text changed') return true;
  return Object.values(edit.change).every((value) => value !== '');
}

function withValues(edit: Edit, record: object | null): Edit | null {
  if (!('change' in edit)) return null;
  const change = valuesOf(edit.change, record);
  return change === null ? null : ({ ...edit, change } as Edit); // the very kind of the edit
}

/**
 * The edit that puts back what another one is about to change, read from what the person sees. Null
 * for what can't be put back: records that are made or deleted, words nobody has read, chapters (their
 * editor has an undo of its own).
 */
export function inverseOf(state: RootState, edit: Edit): Edit | null {
  switch (edit.kind) {
    case 'tour text created':
      return { kind: 'tour text removed', tourId: edit.tourId, language: edit.draft.language };
    case 'section text created':
      return {
        kind: 'section text removed',
        sectionId: edit.sectionId,
        language: edit.draft.language,
      };
    case 'tour text removed': {
      const text = state.tours.texts[textKey(edit.tourId, edit.language)];
      if (text === undefined) return null;
      const { language, title, description, slug_suffix } = text;
      const draft = { language, title, description, slug_suffix };
      return { kind: 'tour text created', tourId: edit.tourId, draft };
    }
    case 'section text removed': {
      const text = state.sections.texts[textKey(edit.sectionId, edit.language)];
      if (text === undefined || text.title === null) return null;
      const draft = {
        language: text.language,
        title: text.title,
        description: text.description ?? '',
        slug_suffix: undefined,
      };
      return { kind: 'section text created', sectionId: edit.sectionId, draft };
    }
    default: {
      const isText = edit.kind === 'tour text changed';
      const seen = isText ? seenText(state, edit.tourId, edit.language) : seenRecord(state, edit);
      const inverse = withValues(edit, seen);
      return inverse !== null && canBeSent(inverse) ? inverse : null;
    }
  }
}

/** Whether what an edit wrote still stands: nothing that came later is undone with it. */
export function isStillSo(state: RootState, edit: Edit): boolean {
  switch (edit.kind) {
    case 'tour text created':
      return selectTour(state, edit.tourId, edit.draft.language) !== null;
    case 'section text created':
      return selectSection(state, edit.sectionId, edit.draft.language)?.hasText === true;
    case 'tour text removed':
      return selectTour(state, edit.tourId, edit.language) === null;
    case 'section text removed':
      return selectSection(state, edit.sectionId, edit.language)?.hasText !== true;
    default:
      break;
  }
  if (!('change' in edit)) return false;
  const record = seenRecord(state, edit);
  return Object.entries(edit.change).every(([field, value]) => {
    // The worker decides the moment of publishing.
    if (field === 'published_at' || value === undefined) return true;
    const now: unknown = record === null ? undefined : Reflect.get(record, field);
    return (now ?? '') === (typeof value === 'string' ? value.trim() : (value ?? ''));
  });
}
