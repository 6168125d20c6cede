import { worstState, type SaveState } from '../../domain/forms/saveState';
import { type RecordOf } from '../../domain/record/field';
import {
  tourRowOf,
  tourTextsOf,
  type Tour,
  type tourRowFields,
  type TourTranslation,
} from '../../domain/tours/tour';
import { createdTour, createdTourText } from './createdRecords';
import { recordKey, translationKey } from '../outbox/recordKeys';
import { type Overlay } from '../outbox/overlayFields';
import { type Table } from '../model/upsertRecords';
import { textKey, type TourText } from '../model/tourRows';

/** A tour with its texts in one language, unsent edits laid over what the worker last returned. */
export interface TourView extends RecordOf<typeof tourRowFields> {
  hasUnsentEdits: boolean;
  /** Save state of its unsent edits; null without any. */
  saveState: SaveState | null;
}

export type Overlays = ReadonlyMap<string, Overlay>;

export const tourKey = (id: string) => recordKey('tour', id);

/** Views of rows whose record and text are unchanged keep their object: their grid rows do not render. */
const viewCache = new WeakMap<TourText, { record: Tour; view: TourView }>();

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

/** The view of a tour without unsent edits. */
function plainView(record: Tour, text: TourText): TourView {
  const row = tourRowOf(record, text);
  row.cover_media_url = coverOf(record, text, undefined, undefined);
  return Object.assign(row, { hasUnsentEdits: false, saveState: null });
}

/** The cached view, as long as record and text are the same objects. */
function cachedView(record: Tour, text: TourText): TourView {
  const cached = viewCache.get(text);
  if (cached?.record === record) return cached.view;
  const view = plainView(record, text);
  viewCache.set(text, { record, view });
  return view;
}

function viewOf(record: Tour, text: TourText, overlays: Overlays): TourView {
  // Without unsent edits no tour has an overlay, and ten thousand look-ups are saved.
  if (overlays.size === 0) return cachedView(record, text);
  const over = overlays.get(tourKey(record.id));
  const overText = overlays.get(translationKey('tour', record.id, text.language));
  const saveState = worstState([over?.state, overText?.state]);
  if (saveState === null) return cachedView(record, text);
  // Fields of an overlay are those of the edits of this very record.
  const change = over?.fields as Partial<Tour> | undefined;
  const textChange = overText?.fields as Partial<TourTranslation> | undefined;
  return {
    ...record,
    ...change,
    ...tourTextsOf({ ...text, ...textChange, language: text.language }),
    id: record.id,
    created_at: record.created_at,
    cover_media_url: coverOf(record, text, change, textChange),
    hasUnsentEdits: true,
    saveState,
  };
}

/** The stored tours with the unsent edits to lay over them. */
export interface Tours {
  records: Table<Tour>;
  texts: Table<TourText>;
  overlays: Overlays;
}

export function recordOf({ records, overlays }: Tours, id: string): Tour | null {
  const record = records[id];
  if (record !== undefined) return record;
  const over = overlays.get(tourKey(id));
  return over?.isCreated === true ? createdTour(id, over) : null;
}

export function textOf(tours: Tours, id: string, language: string): TourText | null {
  const { texts, overlays } = tours;
  if (overlays.size === 0) return texts[textKey(id, language)] ?? null;
  const over = overlays.get(translationKey('tour', id, language));
  if (over?.isRemoved === true) return null;
  const made = overlays.get(tourKey(id));
  return (
    texts[textKey(id, language)] ??
    createdTourText(id, language, made) ??
    (over?.isCreated === true ? createdTourText(id, language, over) : null)
  );
}

export function viewIn(tours: Tours, id: string, language: string): TourView | null {
  const record = recordOf(tours, id);
  const text = record && textOf(tours, id, language);
  return record && text ? viewOf(record, text, tours.overlays) : null;
}
