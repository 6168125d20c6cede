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

/** The translations of a text that the worker changes, with what they were made from; the original stays as it is. */
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
 * The worker takes a change of texts. Where they are those of the tour's own language, its translations were made from
 * the ones that are stored here, until the worker returns them.
 */
export const sourceChanged =
  (changed: SourceChange) =>
  (dispatch: AnyDispatch, getState: () => unknown): void => {
    const { tours, sections } = getState() as { tours: ToursState; sections: SectionsState }; // the console's one store
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
