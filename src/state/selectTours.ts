import { createSelector } from '@reduxjs/toolkit';
import { worstState, type SaveState } from '../domain/saveState';
import { type Tour, type TourTranslation } from '../domain/tour';
import { createdTour, createdTourText } from './outbox/createdRecords';
import { type Overlay } from './outbox/overlayFields';
import { selectAliases, selectOverlays } from './outbox/outboxSlice';
import { realId } from './outbox/temporaryId';
import { type Table } from './mergeRecords';
import { type RootState } from './store';
import { textKey, type TourText } from './tourRows';

/** A tour with its words in one language, unsent edits laid over what the worker last said. */
export interface TourView extends Tour {
  language: string;
  title: string;
  description: string;
  slug_suffix: string;
  /** Whether an edit of it is unsent. */
  isSaving: boolean;
  /** How far its unsent edits are; null: there are none. */
  saveState: SaveState | null;
}

type Overlays = ReadonlyMap<string, Overlay>;

const laneOfTour = (id: string) => `tour:${id}`;
const targetOfText = (id: string, language: string) => `${laneOfTour(id)}/${language}`;

/** Views of rows whose record and text are unchanged keep their object: their grid rows do not render. */
const knownViews = new WeakMap<TourText, { record: Tour; view: TourView }>();

/** The cover that a tour shows in a language, unsent edits included: the translation's own first. */
function coverOf(
  record: Tour,
  text: TourText,
  change: Partial<Tour> | undefined,
  textChange: Partial<TourTranslation> | undefined,
): string | null {
  const { cover_media_url: own, shown_cover_url: shown } = text;
  const inherited = shown === own ? null : shown;
  return (
    (textChange?.cover_media_url === undefined ? own : textChange.cover_media_url) ??
    change?.cover_media_url ??
    inherited ??
    record.cover_media_url
  );
}

function viewOf(record: Tour, text: TourText, overlays: Overlays): TourView {
  const over = overlays.get(laneOfTour(record.id));
  const overText = overlays.get(targetOfText(record.id, text.language));
  const saveState = worstState([over?.state, overText?.state]);
  const known = knownViews.get(text);
  if (saveState === null && known?.record === record) return known.view;
  // Fields of an overlay are those of the edits of this very record.
  const change = over?.fields as Partial<Tour> | undefined;
  const textChange = overText?.fields as Partial<TourTranslation> | undefined;
  const words = { ...text, ...textChange };
  const { id, created_at } = record;
  const view = {
    ...record,
    ...change,
    ...{ id, created_at },
    cover_media_url: coverOf(record, text, change, textChange),
    language: text.language,
    title: words.title,
    description: words.description,
    slug_suffix: words.slug_suffix,
    isSaving: saveState !== null,
    saveState,
  };
  if (saveState === null) knownViews.set(text, { record, view });
  return view;
}

/** What the worker said of tours, with those made here among them. */
interface Tours {
  records: Table<Tour>;
  texts: Table<TourText>;
  overlays: Overlays;
}

function recordOf({ records, overlays }: Tours, id: string): Tour | null {
  const over = overlays.get(laneOfTour(id));
  return records[id] ?? (over?.isCreated === true ? createdTour(id, over) : null);
}

function textOf(tours: Tours, id: string, language: string): TourText | null {
  const { texts, overlays } = tours;
  const over = overlays.get(targetOfText(id, language));
  if (over?.isRemoved === true) return null;
  const made = overlays.get(laneOfTour(id));
  return (
    texts[textKey(id, language)] ??
    createdTourText(id, language, made) ??
    (over?.isCreated === true ? createdTourText(id, language, over) : null)
  );
}

function viewIn(tours: Tours, id: string, language: string): TourView | null {
  const record = recordOf(tours, id);
  const text = record && textOf(tours, id, language);
  return record && text ? viewOf(record, text, tours.overlays) : null;
}

/** Ids of tours that only unsent edits put into a language's list, the newest first. */
function addedIds(overlays: Overlays, listed: ReadonlySet<string>): string[] {
  const ids = [...overlays].flatMap(([target, over]) => {
    if (!over.isCreated || !target.startsWith('tour:')) return [];
    const [id = ''] = target.slice('tour:'.length).split('/');
    return listed.has(id) ? [] : [id];
  });
  return [...new Set(ids)].reverse();
}

const selectTourTables = createSelector(
  [
    (state: RootState) => state.tours.records,
    (state: RootState) => state.tours.texts,
    selectOverlays,
  ],
  (records, texts, overlays): Tours => ({ records, texts, overlays }),
);

/** The tours that have words in a language, in the list's order; null before any list is known. */
export const selectTourList = createSelector(
  [
    selectTourTables,
    (state: RootState, language: string) => state.tours.lists[language],
    (_state: RootState, language: string) => language,
    selectAliases,
  ],
  (tours, list, language, aliases): TourView[] | null => {
    if (!list) return null;
    const added = tours.overlays.size === 0 ? [] : addedIds(tours.overlays, new Set(list.ids));
    return [...added, ...list.ids].flatMap((id) => {
      // One that was made again stands under its new id.
      if (aliases[id] !== undefined) return [];
      if (tours.overlays.get(laneOfTour(id))?.isRemoved === true) return [];
      const view = viewIn(tours, id, language);
      return view ? [view] : [];
    });
  },
);

/** Epoch milliseconds of the list's last answer; null before any. */
export const selectToursFetchedAt = (state: RootState, language: string): number | null =>
  state.tours.lists[language]?.fetchedAt ?? null;

/** One tour in one language; null when it is not known there. */
export const selectTour = (state: RootState, tourId: string, language: string): TourView | null =>
  viewIn(selectTourTables(state), realId(selectAliases(state), tourId), language);

/** The record alone, in whatever language it is known. */
export const selectTourRecord = (state: RootState, tourId: string): Tour | null =>
  recordOf(selectTourTables(state), realId(selectAliases(state), tourId));

/** The words of a tour in one language, with how far their unsent edits are. */
export interface TourTextView extends TourTranslation {
  saveState: SaveState | null;
}

/** The known words of a tour in all languages, by language; null before its translations were read. */
export const selectTourTexts = createSelector(
  [
    selectTourTables,
    (state: RootState, tourId: string) =>
      state.tours.translationLists[realId(selectAliases(state), tourId)],
    (state: RootState, tourId: string) => realId(selectAliases(state), tourId),
  ],
  (tours, list, tourId): TourTextView[] | null => {
    const { overlays } = tours;
    const made = overlays.get(laneOfTour(tourId));
    if (!list && made?.isCreated !== true) return null;
    const first = made?.isCreated === true ? made.fields['primary_language'] : undefined;
    const prefix = `${laneOfTour(tourId)}/`;
    const own = [...overlays].flatMap(([target, over]) =>
      over.isCreated && target.startsWith(prefix) ? [target.slice(prefix.length)] : [],
    );
    const languages = [...(list?.ids ?? []), ...(typeof first === 'string' ? [first] : []), ...own];
    return [...new Set(languages)].flatMap((language) => {
      const text = textOf(tours, tourId, language);
      const over = overlays.get(targetOfText(tourId, language));
      const saveState = worstState([over?.state, language === first ? made?.state : null]);
      // Fields of an overlay are those of the edits of this very text.
      const fields = over?.fields as Partial<TourTranslation> | undefined;
      return text ? [{ ...text, ...fields, saveState }] : [];
    });
  },
);
