import {
  earlierSourceAfter,
  earlierSourceIn,
  sourceFields,
  translatedTexts,
  type EarlierSource,
} from '../../domain/record/earlierSource';
import { type AnyDispatch } from '../api/anyDispatch';
import { type Table } from '../model/upsertRecords';
import { sectionTextReceived, type SectionsState } from '../model/sectionsSlice';
import { textKey } from '../model/tourRows';
import { tourTextReceived, type ToursState } from '../model/toursSlice';

interface Texts {
  title: string | null;
  description: string | null;
}

interface SourceChange {
  kind: 'tour' | 'section';
  id: string;
  language: string;
  change: Partial<Texts>;
}

function earlierSourceOf(text: EarlierSource & Texts, before: Texts, change: Partial<Texts>) {
  const earlier = { ...earlierSourceIn(text) };
  for (const name of translatedTexts) {
    const [field, next] = [sourceFields[name], change[name]];
    if (next === undefined || (text[name] ?? '').trim() === '') continue;
    earlier[field] = earlierSourceAfter(text[field], before[name], next);
  }
  return earlier;
}

/** Translations of a changed text, with the earlier source that each was made from; the original text is left out. */
function translationsOf<Text extends EarlierSource & Texts & { language: string }>(
  texts: Table<Text>,
  { id, language, change }: SourceChange,
): Text[] {
  const source = texts[textKey(id, language)];
  if (source === undefined) return [];
  const others = Object.entries(texts).filter(
    ([key, text]) => text.language !== language && key === textKey(id, text.language),
  );
  return others.map(([, text]) => ({ ...text, ...earlierSourceOf(text, source, change) }));
}

/**
 * Records a text change that the worker has accepted. When the text is in the tour's primary language, its stored
 * translations get the previous text as their earlier source, until the worker returns them.
 */
export const sourceChanged =
  (changed: SourceChange) =>
  (dispatch: AnyDispatch, getState: () => unknown): void => {
    const { tours, sections } = getState() as { tours: ToursState; sections: SectionsState }; // cast: the one store
    const { kind, id, language } = changed;
    const tourId = kind === 'tour' ? id : sections.records[id]?.tour_id;
    if (tourId == null || tours.records[tourId]?.primary_language !== language) return;
    if (kind === 'tour') {
      for (const text of translationsOf(tours.texts, changed)) dispatch(tourTextReceived(text));
    } else {
      for (const text of translationsOf(sections.texts, changed)) {
        dispatch(sectionTextReceived(text));
      }
    }
  };
