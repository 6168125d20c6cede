import { type Edit } from '../outbox/edit';
import { sourceFields, translatedTexts } from '../../domain/record/earlierSource';
import { selectEarlierSourceOf } from '../select/earlierSources';
import { selectSection } from '../select/selectSections';
import { selectTour } from '../select/selectTours';
import { type RootState } from '../select/rootState';
import { textKey } from '../model/tourRows';
import { fieldsOf } from '../outbox/editFields';
import { isEditOf, languageOf } from '../outbox/recordKeys';

/** The record that an edit overwrites, as the person sees it now; null when unknown. */
function seenRecord(state: RootState, edit: Edit): object | null {
  if (edit.action !== 'update') return null;
  switch (edit.entity) {
    case 'tour':
    case 'tourTranslation':
      return selectTour(state, edit.ref.tourId, edit.ref.language);
    case 'section':
      return selectSection(state, edit.ref.sectionId, '');
    case 'sectionTranslation':
      return selectSection(state, edit.ref.sectionId, edit.ref.language);
    case 'media':
      return state.media.records[edit.ref.mediaId] ?? null;
    case 'chapter':
      // The chapter editor has its own undo.
      return null;
  }
}

/** A tour's texts as shown, without a cover inherited from the tour. */
function seenText(state: RootState, tourId: string, language: string): object | null {
  const seen = selectTour(state, tourId, language);
  const isOfTour = seen?.cover_media_url === state.tours.records[tourId]?.cover_media_url;
  return seen && isOfTour ? { ...seen, cover_media_url: null } : seen;
}

/** The record with the earlier sources of its texts, for a translation. */
function withEarlierSource(state: RootState, edit: Edit): object | null {
  const seen = isEditOf(edit, 'tourTranslation', 'update')
    ? seenText(state, edit.ref.tourId, edit.ref.language)
    : seenRecord(state, edit);
  return seen && { ...seen, ...selectEarlierSourceOf(state, edit) };
}

/** Names of the fields that an edit changes, with the earlier sources that change along with them. */
function changedNames(edit: Extract<Edit, { action: 'update' }>, record: object): string[] {
  const names = Object.keys(edit.fields);
  const sourceNames = translatedTexts
    .filter((name) => name in edit.fields)
    .map((name) => sourceFields[name])
    .filter((field) => typeof Reflect.get(record, field) === 'string');
  return [...new Set([...names, ...sourceNames])];
}

/** The same change with the record's present values; null when one of them is unknown. */
function withValues(edit: Edit, record: object | null): Edit | null {
  if (edit.action !== 'update' || record === null) return null;
  const names = changedNames(edit, record);
  if (!names.every((name) => name in record)) return null;
  const values = Object.fromEntries(names.map((name) => [name, Reflect.get(record, name)]));
  return { ...edit, fields: values } as Edit; // cast: the same fields with other values
}

/** False for an empty text of a tour, which the worker refuses; such an inverse cannot be sent. */
export function canBeSent(edit: Edit): boolean {
  if (edit.entity !== 'tour' && edit.entity !== 'tourTranslation') return true;
  return Object.values(fieldsOf(edit)).every((value) => value !== '');
}

/** Edit that removes a created translation; null for other creations. */
function inverseOfCreation(edit: Extract<Edit, { action: 'create' }>): Edit | null {
  if (
    isEditOf(edit, 'tourTranslation', 'create') ||
    isEditOf(edit, 'sectionTranslation', 'create')
  ) {
    const { language } = edit.fields;
    return { entity: edit.entity, action: 'remove', ref: { ...edit.ref, language } } as Edit; // cast: its own entity's
  }
  return null;
}

/** Edit that recreates a removed translation; null when its texts were not read. */
function inverseOfRemoval({ tours, sections }: RootState, edit: Edit): Edit | null {
  if (isEditOf(edit, 'tourTranslation', 'remove')) {
    const { tourId, language } = edit.ref;
    const text = tours.texts[textKey(tourId, language)];
    if (text === undefined) return null;
    const { title, description, slug_suffix } = text;
    const fields = { language, title, description, slug_suffix };
    return { entity: 'tourTranslation', action: 'create', ref: { tourId }, fields };
  }
  if (isEditOf(edit, 'sectionTranslation', 'remove')) {
    const { sectionId, language } = edit.ref;
    const text = sections.texts[textKey(sectionId, language)];
    if (text === undefined || text.title === null) return null;
    const { title, description } = text;
    const fields = { language, title, description: description ?? '', slug_suffix: undefined };
    return { entity: 'sectionTranslation', action: 'create', ref: { sectionId }, fields };
  }
  return null;
}

/**
 * Inverse of an edit, computed from the shown values before the edit is applied. Null for created and deleted records
 * other than translations, texts that were never read, and chapters (their editor has its own undo).
 */
export function inverseOf(state: RootState, edit: Edit): Edit | null {
  if (edit.action === 'create') return inverseOfCreation(edit);
  if (edit.action === 'remove') return inverseOfRemoval(state, edit);
  const inverse = withValues(edit, withEarlierSource(state, edit));
  return inverse !== null && canBeSent(inverse) ? inverse : null;
}

/** True when the record has texts in the language of an edit of texts; null for other edits. */
function hasTexts(state: RootState, edit: Edit): boolean | null {
  const language = languageOf(edit) ?? '';
  if (edit.entity === 'tourTranslation') {
    return selectTour(state, edit.ref.tourId, language) !== null;
  }
  if (edit.entity !== 'sectionTranslation') return null;
  return selectSection(state, edit.ref.sectionId, language)?.hasText === true;
}

/** True when the values that an edit wrote are unchanged, so that an undo reverts nothing made later. */
export function isStillApplied(state: RootState, edit: Edit): boolean {
  if (edit.action !== 'update') return hasTexts(state, edit) === (edit.action === 'create');
  const seen = seenRecord(state, edit);
  const record = seen && { ...seen, ...selectEarlierSourceOf(state, edit) };
  return Object.entries(edit.fields).every(([field, value]) => {
    // The worker sets the time of publication.
    if (field === 'published_at' || value === undefined) return true;
    const now: unknown = record === null ? undefined : Reflect.get(record, field);
    return (now ?? '') === (typeof value === 'string' ? value.trim() : (value ?? ''));
  });
}
