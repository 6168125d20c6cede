import { createSelector } from '@reduxjs/toolkit';
import { selectOverlays } from '../outbox/outboxSlice';
import { translationKey } from '../outbox/recordKeys';
import { type Overlay } from '../outbox/overlayFields';
import { type Table } from '../model/mergeRecords';
import { textKey } from '../model/tourRows';
import { type RootState } from './rootState';

interface Text {
  title: string | null;
  description: string | null;
  text_updated_at: string | null;
}

/** A translation whose source was changed after it; times are epoch milliseconds. */
export interface OutdatedText {
  translatedAt: number;
  sourceChangedAt: number;
}

interface OutdatedTexts {
  /** By the id of the tour or section. */
  texts: ReadonlyMap<string, OutdatedText>;
  /** Number of them by tour. */
  countByTour: ReadonlyMap<string, number>;
}

const none: OutdatedTexts = { texts: new Map(), countByTour: new Map() };

/** Time of the first unsent change of words; null without any. */
function unsentAt(over: Overlay | undefined): number | null {
  if (over === undefined || over.isRemoved) return null;
  return 'title' in over.fields || 'description' in over.fields ? over.createdAt : null;
}

const timeOf = (text: Text | undefined) => Date.parse(text?.text_updated_at ?? '');

/**
 * Times of a translation that is older than its source; null for a younger one, and where they are not known. A change
 * that was not sent yet is later than all that the worker has.
 */
function outdatedText(
  source: { text: Text | undefined; over: Overlay | undefined },
  target: { text: Text; over: Overlay | undefined },
): OutdatedText | null {
  const storedAt = timeOf(target.text);
  if (Number.isNaN(storedAt) || target.over?.isRemoved === true) return null;
  const unsentTarget = unsentAt(target.over);
  const unsentSource = unsentAt(source.over);
  const translatedAt = unsentTarget ?? storedAt;
  const sourceChangedAt = unsentSource ?? timeOf(source.text);
  const isOutdated =
    (unsentTarget === null && unsentSource !== null) ||
    ((unsentTarget === null || unsentSource !== null) && sourceChangedAt > translatedAt);
  return isOutdated ? { translatedAt, sourceChangedAt } : null;
}

/** Translations into a language whose source was changed after them, as far as both were read. */
export const selectOutdatedTexts = createSelector(
  [
    (state: RootState) => state.tours.records,
    (state: RootState) => state.tours.texts,
    (state: RootState) => state.sections.records,
    (state: RootState) => state.sections.texts,
    selectOverlays,
    (_state: RootState, from: string) => from,
    (_state: RootState, _from: string, to: string) => to,
  ],
  (tours, tourTexts, sections, sectionTexts, overlays, from, to): OutdatedTexts => {
    if (from === to) return none;
    const outdated = new Map<string, OutdatedText>();
    const countByTour = new Map<string, number>();
    const add = (kind: 'tour' | 'section', id: string, tourId: string, texts: Table<Text>) => {
      const text = texts[textKey(id, to)];
      // The text in the tour's own language is the original, not a translation.
      if (!text || tours[tourId]?.primary_language === to) return;
      if ((text.title ?? '') + (text.description ?? '') === '') return;
      const times = outdatedText(
        { text: texts[textKey(id, from)], over: overlays.get(translationKey(kind, id, from)) },
        { text, over: overlays.get(translationKey(kind, id, to)) },
      );
      if (times === null) return;
      outdated.set(id, times);
      countByTour.set(tourId, (countByTour.get(tourId) ?? 0) + 1);
    };
    for (const { language, tour_id: id } of Object.values(tourTexts)) {
      if (language === to) add('tour', id, id, tourTexts);
    }
    for (const { language, section_id: id } of Object.values(sectionTexts)) {
      const tourId = sections[id]?.tour_id;
      if (language === to && tourId != null) add('section', id, tourId, sectionTexts);
    }
    return { texts: outdated, countByTour };
  },
);
