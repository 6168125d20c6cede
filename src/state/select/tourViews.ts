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

/** A tour with its texts in one language; unsent edits overlay the last fetched values. */
export interface TourView extends RecordOf<typeof tourRowFields> {
  hasUnsentEdits: boolean;
  /** Save state of the tour's unsent edits; null when there are none. */
  saveState: SaveState | null;
}

export type Overlays = ReadonlyMap<string, Overlay>;

export const tourKey = (id: string) => recordKey('tour', id);

/**
 * Plain views by text. An unchanged record and text keep their view object, so that their grid row does not re-render.
 */
const viewCache = new WeakMap<TourText, { record: Tour; view: TourView }>();

/** Cover shown for a tour in a language, unsent edits included: the translation's own cover takes precedence. */
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

/** View of a tour without unsent edits. */
function plainView(record: Tour, text: TourText): TourView {
  const row = tourRowOf(record, text);
  row.cover_media_url = coverOf(record, text, undefined, undefined);
  return Object.assign(row, { hasUnsentEdits: false, saveState: null });
}

/** Cached view, rebuilt when the record or the text is a new object. */
function cachedView(record: Tour, text: TourText): TourView {
  const cached = viewCache.get(text);
  if (cached?.record === record) return cached.view;
  const view = plainView(record, text);
  viewCache.set(text, { record, view });
  return view;
}

function viewOf(record: Tour, text: TourText, overlays: Overlays): TourView {
  // Fast path: without unsent edits no tour has an overlay, which saves ten thousand look-ups.
  if (overlays.size === 0) return cachedView(record, text);
  const over = overlays.get(tourKey(record.id));
  const overText = overlays.get(translationKey('tour', record.id, text.language));
  const saveState = worstState([over?.state, overText?.state]);
  if (saveState === null) return cachedView(record, text);
  // cast: the overlays hold edits of this record and this text only
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

/** Stored tours with the overlays of unsent edits. */
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
  const overlay = overlays.get(tourKey(id));
  return (
    texts[textKey(id, language)] ??
    createdTourText(id, language, overlay) ??
    (over?.isCreated === true ? createdTourText(id, language, over) : null)
  );
}

export function viewIn(tours: Tours, id: string, language: string): TourView | null {
  const record = recordOf(tours, id);
  const text = record && textOf(tours, id, language);
  return record && text ? viewOf(record, text, tours.overlays) : null;
}
