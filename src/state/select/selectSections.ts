import { createSelector } from '@reduxjs/toolkit';
import { type Chapter } from '../../domain/chapters/chapter';
import { type ChapterDraft } from '../../domain/chapters/chapterRules';
import { type Media } from '../../domain/tours/media';
import { worstState, type SaveState } from '../../domain/forms/saveState';
import { type Section, type SectionTranslation } from '../../domain/tours/section';
import { createdChapter, createdSection, createdSectionText } from './createdRecords';
import {
  idInKeys,
  idInKey,
  isEditOf,
  languageInKey,
  recordKey,
  translationKey,
} from '../outbox/recordKeys';
import { type Overlay } from '../outbox/overlayFields';
import { type OutboxEntry } from '../outbox/outboxEntry';
import { selectAliases, selectEntries, selectOverlays } from '../outbox/outboxSlice';
import { isTemporary, realId } from '../outbox/temporaryId';
import { type RootState } from './rootState';
import { textKey } from '../model/tourRows';

/** A section with its texts in one language (null when it has none) and its media in all languages. */
export interface SectionView extends Section {
  language: string;
  /** False when the section has no texts in the language. */
  hasText: boolean;
  title: string | null;
  description: string | null;
  media: Media[];
  /** Save state of the section's unsent edits; null when there are none. */
  saveState: SaveState | null;
}

type Overlays = ReadonlyMap<string, Overlay>;

export interface SectionTables extends Pick<RootState, 'sections' | 'media'> {
  overlays: Overlays;
}

const sectionKey = (id: string) => recordKey('section', id);

function mediaOf({ media, overlays }: SectionTables, sectionId: string): Media[] {
  const ids = media.lists[sectionId]?.ids ?? [];
  return ids.flatMap((id) => {
    const record = media.records[id];
    const over = overlays.get(recordKey('media', id));
    if (!record || over?.isRemoved === true) return [];
    // cast: the overlay holds edits of this media record only
    return [over ? { ...record, ...(over.fields as Partial<Media> | undefined) } : record];
  });
}

function recordOf({ sections, overlays }: SectionTables, id: string): Section | null {
  const over = overlays.get(sectionKey(id));
  const stored = sections.records[id];
  if (stored) return stored;
  const tourId = idInKeys('tour', over?.parentKeys ?? []);
  return over?.isCreated === true && tourId !== null ? createdSection(id, tourId, over) : null;
}

function textOf(source: SectionTables, id: string, language: string): SectionTranslation | null {
  const { sections, overlays } = source;
  const over = overlays.get(translationKey('section', id, language));
  if (over?.isRemoved === true) return null;
  return (
    sections.texts[textKey(id, language)] ??
    createdSectionText(id, language, overlays.get(sectionKey(id))) ??
    createdSectionText(id, language, over)
  );
}

function viewOf(source: SectionTables, record: Section, language: string): SectionView {
  const { id, tour_id, created_at } = record;
  const over = source.overlays.get(sectionKey(id));
  const overText = source.overlays.get(translationKey('section', id, language));
  const text = textOf(source, id, language);
  // cast: the overlay holds edits of this section's record or text only
  const merged = { ...text, ...(overText?.fields as Partial<SectionTranslation> | undefined) };
  return {
    ...record,
    ...(over?.fields as Partial<Section> | undefined),
    id,
    tour_id,
    created_at,
    language,
    hasText: text !== null,
    title: merged.title ?? null,
    description: merged.description ?? null,
    media: mediaOf(source, id),
    saveState: worstState([over?.state, overText?.state]),
  };
}

/** Slices and overlays from which section views are built. */
export const selectSectionTables = createSelector(
  [(state: RootState) => state.sections, (state: RootState) => state.media, selectOverlays],
  (sections, media, overlays): SectionTables => ({ sections, media, overlays }),
);

/** Ids of sections created offline in a tour (pending creations). */
function addedIds(overlays: Overlays, tourId: string): string[] {
  return [...overlays].flatMap(([target, over]) => {
    const isInTour = over.isCreated && over.parentKeys.includes(recordKey('tour', tourId));
    const id = isInTour && languageInKey(target) === null ? idInKey('section', target) : null;
    return id === null ? [] : [id];
  });
}

/**
 * A tour's sections sorted by order_index; null until they were read in the language. `tourId` is resolved by `realId`.
 */
export function listSectionViews(
  source: SectionTables,
  tourId: string,
  language: string,
  aliases: ReturnType<typeof selectAliases>,
): SectionView[] | null {
  const { sections, overlays } = source;
  const list = sections.lists[tourId];
  const isRead = list !== undefined && sections.fetchTimes[textKey(tourId, language)] !== undefined;
  // A tour pending creation has nothing to fetch, so its sections count as read.
  if (!isRead && !isTemporary(tourId)) return null;
  return [...new Set([...(list?.ids ?? []), ...addedIds(overlays, tourId)])]
    .flatMap((id) => {
      // A record that was created again has a new id.
      if (aliases[id] !== undefined) return [];
      if (overlays.get(sectionKey(id))?.isRemoved === true) return [];
      const record = recordOf(source, id);
      return record ? [viewOf(source, record, language)] : [];
    })
    .sort((a, b) => a.order_index - b.order_index);
}

/** A tour's sections sorted by order_index; null until they were read in the language. */
export const selectSectionList = createSelector(
  [
    selectSectionTables,
    (state: RootState, tourId: string) => realId(selectAliases(state), tourId),
    (_state: RootState, _tourId: string, language: string) => language,
    selectAliases,
  ],
  listSectionViews,
);

/** One section; null when neither the store nor the outbox contains it. */
export const selectSection = createSelector(
  [
    selectSectionTables,
    (state: RootState, sectionId: string) => realId(selectAliases(state), sectionId),
    (_state: RootState, _sectionId: string, language: string) => language,
  ],
  (source, sectionId, language): SectionView | null => {
    const record = recordOf(source, sectionId);
    return record ? viewOf(source, record, language) : null;
  },
);

/** A section's texts in one language, with the save state of their unsent edits. */
export interface SectionTextView extends SectionTranslation {
  saveState: SaveState | null;
}

/** A section's texts in all languages; null until its translations were read. */
export const selectSectionTexts = createSelector(
  [
    selectSectionTables,
    (state: RootState, sectionId: string) => realId(selectAliases(state), sectionId),
  ],
  (source, sectionId): SectionTextView[] | null => {
    const { sections, overlays } = source;
    const list = sections.translationLists[sectionId];
    const overlay = overlays.get(sectionKey(sectionId));
    if (!list && overlay?.isCreated !== true) return null;
    const first = overlay?.isCreated === true ? overlay.fields['language'] : undefined;
    const prefix = `${sectionKey(sectionId)}/`;
    const own = [...overlays].flatMap(([target, over]) =>
      over.isCreated && target.startsWith(prefix) ? [target.slice(prefix.length)] : [],
    );
    const languages = [...(list?.ids ?? []), ...(typeof first === 'string' ? [first] : []), ...own];
    return [...new Set(languages)].flatMap((language) => {
      const text = textOf(source, sectionId, language);
      const over = overlays.get(translationKey('section', sectionId, language));
      const saveState = worstState([over?.state, language === first ? overlay?.state : null]);
      // cast: the overlay holds edits of this text only
      const fields = over?.fields as Partial<SectionTranslation> | undefined;
      return text ? [{ ...text, ...fields, saveState }] : [];
    });
  },
);

/** True when a creation whose response was lost already appears among the stored chapters. */
function isStoredAlready(
  { attempts, base }: OutboxEntry,
  { title, start_time_seconds: start }: ChapterDraft,
  stored: readonly Chapter[],
): boolean {
  if (attempts === 0) return false;
  const known = base?.knownIds ?? [];
  return stored.some(
    (row) => row.title === title && row.start_time_seconds === start && !known.includes(row.id),
  );
}

/** A recording's chapters sorted by start, order_index and id, unsent edits applied; null until they were read. */
export const selectChapters = createSelector(
  [
    (state: RootState) => state.media.chapters,
    (state: RootState, mediaId: string) => state.media.chapterLists[mediaId],
    (_state: RootState, mediaId: string) => mediaId,
    selectEntries,
    selectOverlays,
    selectAliases,
  ],
  (chapters, list, mediaId, entries, overlays, aliases): Chapter[] | null => {
    if (!list) return null;
    const stored = list.ids.flatMap((id) => chapters[id] ?? []);
    const createdIds = entries.flatMap((entry) => {
      const { edit, temporaryId } = entry;
      const isOwn = isEditOf(edit, 'chapter', 'create') && edit.ref.mediaId === mediaId;
      return isOwn && temporaryId !== null && !isStoredAlready(entry, edit.fields, stored)
        ? [temporaryId]
        : [];
    });
    return [...new Set([...list.ids, ...createdIds])]
      .flatMap((id) => {
        const over = overlays.get(recordKey('chapter', id));
        if (over?.isRemoved === true || aliases[id] !== undefined) return [];
        const chapter = chapters[id];
        if (chapter) return [{ ...chapter, ...(over?.fields as Partial<Chapter> | undefined) }]; // cast: this chapter's
        return over?.isCreated === true ? [createdChapter(id, mediaId, over)] : [];
      })
      .sort(
        (a, b) =>
          a.start_time_seconds - b.start_time_seconds ||
          a.order_index - b.order_index ||
          (a.id < b.id ? -1 : 1),
      );
  },
);
