import { createSelector } from '@reduxjs/toolkit';
import { type Chapter } from '../domain/chapter';
import { type Media } from '../domain/media';
import { type Section, type SectionTranslation } from '../domain/section';
import { editsOfKind, selectEntries } from './outbox/outboxSlice';
import { type RootState } from './store';
import { textKey } from './toursSlice';

/** A section with its words in one language (null: none there) and its media of all languages. */
export interface SectionView extends Section {
  language: string;
  /** False when the section has no words in the language. */
  hasText: boolean;
  title: string | null;
  description: string | null;
  media: Media[];
}

const selectSectionOverlays = createSelector(selectEntries, (entries) => {
  const records = new Map<string, Partial<Section>>();
  const texts = new Map<string, Partial<SectionTranslation>>();
  for (const { sectionId, change } of editsOfKind(entries, 'section changed')) {
    records.set(sectionId, { ...records.get(sectionId), ...change });
  }
  for (const { sectionId, language, change } of editsOfKind(entries, 'section text changed')) {
    const key = textKey(sectionId, language);
    texts.set(key, { ...texts.get(key), ...change });
  }
  const removed = new Set(editsOfKind(entries, 'section removed').map((edit) => edit.sectionId));
  const removedMedia = new Set(editsOfKind(entries, 'media removed').map((edit) => edit.mediaId));
  const media = new Map(
    editsOfKind(entries, 'media changed').map((edit) => [edit.mediaId, edit.change]),
  );
  return { records, texts, removed, media, removedMedia };
});

type Overlays = ReturnType<typeof selectSectionOverlays>;

function mediaOf(state: Pick<RootState, 'media'>, sectionId: string, overlays: Overlays): Media[] {
  const ids = state.media.lists[sectionId]?.ids ?? [];
  return ids.flatMap((id) => {
    const media = state.media.records[id];
    if (!media || overlays.removedMedia.has(id)) return [];
    return [{ ...media, ...overlays.media.get(id) }];
  });
}

function viewOf(
  state: Pick<RootState, 'sections' | 'media'>,
  record: Section,
  language: string,
  overlays: Overlays,
): SectionView {
  const key = textKey(record.id, language);
  const text = state.sections.texts[key];
  const words = { ...text, ...overlays.texts.get(key) };
  return {
    ...record,
    ...overlays.records.get(record.id),
    language,
    hasText: text !== undefined,
    title: words.title ?? null,
    description: words.description ?? null,
    media: mediaOf(state, record.id, overlays),
  };
}

/** A tour's sections by order_index; null before they were read in the language. */
export const selectSectionList = createSelector(
  [
    (state: RootState) => state.sections,
    (state: RootState) => state.media,
    (_state: RootState, tourId: string) => tourId,
    (_state: RootState, _tourId: string, language: string) => language,
    selectSectionOverlays,
  ],
  (sections, media, tourId, language, overlays): SectionView[] | null => {
    const list = sections.lists[tourId];
    if (!list || !sections.askedFor[textKey(tourId, language)]) return null;
    return list.ids
      .flatMap((id) => {
        const record = sections.records[id];
        if (!record || overlays.removed.has(id)) return [];
        return [viewOf({ sections, media }, record, language, overlays)];
      })
      .sort((a, b) => a.order_index - b.order_index);
  },
);

/** One section; null when it is not known at all. */
export const selectSection = createSelector(
  [
    (state: RootState) => state.sections,
    (state: RootState) => state.media,
    (_state: RootState, sectionId: string) => sectionId,
    (_state: RootState, _sectionId: string, language: string) => language,
    selectSectionOverlays,
  ],
  (sections, media, sectionId, language, overlays): SectionView | null => {
    const record = sections.records[sectionId];
    return record ? viewOf({ sections, media }, record, language, overlays) : null;
  },
);

/** A section's words in all languages; null before its translations were read. */
export const selectSectionTexts = createSelector(
  [
    (state: RootState) => state.sections.texts,
    (state: RootState, sectionId: string) => state.sections.translationLists[sectionId],
    (_state: RootState, sectionId: string) => sectionId,
    selectSectionOverlays,
  ],
  (texts, list, sectionId, overlays): SectionTranslation[] | null => {
    if (!list) return null;
    return list.ids.flatMap((language) => {
      const key = textKey(sectionId, language);
      const text = texts[key];
      return text ? [{ ...text, ...overlays.texts.get(key) }] : [];
    });
  },
);

/** A recording's chapters by start, order_index, id, unsent edits included; null before any were read. */
export const selectChapters = createSelector(
  [
    (state: RootState) => state.media.chapters,
    (state: RootState, mediaId: string) => state.media.chapterLists[mediaId],
    selectEntries,
  ],
  (chapters, list, entries): Chapter[] | null => {
    if (!list) return null;
    const removed = new Set(editsOfKind(entries, 'chapter removed').map((edit) => edit.chapterId));
    const changed = new Map(
      editsOfKind(entries, 'chapter changed').map((edit) => [edit.chapterId, edit.draft]),
    );
    return list.ids
      .flatMap((id) => {
        const chapter = chapters[id];
        return chapter && !removed.has(id) ? [{ ...chapter, ...changed.get(id) }] : [];
      })
      .sort(
        (a, b) =>
          a.start_time_seconds - b.start_time_seconds ||
          a.order_index - b.order_index ||
          (a.id < b.id ? -1 : 1),
      );
  },
);
