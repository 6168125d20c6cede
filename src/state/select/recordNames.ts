import { analyticsEndpoints } from '../endpoints/analyticsEndpoints';
import { textKey } from '../model/tourRows';
import { recordKey, translationKey } from '../outbox/recordKeys';
import { selectAliases, selectOverlays } from '../outbox/outboxSlice';
import { realId } from '../outbox/temporaryId';
import { type RootState } from './rootState';

/** Title of a record, with its language. */
export interface RecordName {
  title: string;
  language: string;
}

type Named = 'tour' | 'section';

export const nonEmptyText = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value : null;

/** Title that unsent edits give a record in a language; null when they set none. */
function unsentName(
  state: RootState,
  kind: Named,
  id: string,
  language: string,
): RecordName | null {
  const overlays = selectOverlays(state);
  const created = overlays.get(recordKey(kind, id))?.fields;
  const translated = nonEmptyText(
    overlays.get(translationKey(kind, id, language))?.fields['title'],
  );
  const title = translated ?? nonEmptyText(created?.['title']);
  if (title === null) return null;
  const own = nonEmptyText(created?.['language']) ?? nonEmptyText(created?.['primary_language']);
  return { title, language: translated === null ? (own ?? language) : language };
}

/** Stored title in the first of the given languages that has one, else in any language; null when there is none. */
function storedName(
  { tours, sections }: RootState,
  kind: Named,
  id: string,
  languages: readonly string[],
): RecordName | null {
  const texts = kind === 'tour' ? tours.texts : sections.texts;
  const preferred = languages.map((code) => texts[textKey(id, code)]);
  const text =
    preferred.find((found) => found?.title) ??
    Object.entries(texts).find(([key, found]) => key.startsWith(`${id}:`) && found.title)?.[1];
  return text?.title ? { title: text.title, language: text.language } : null;
}

/** Title from the analytics, for a record whose own texts were never read; null when they lack it. */
function playedName(state: RootState, kind: Named, id: string): RecordName | null {
  const { getTourPlays, getTourRanking, getSectionPlays } = analyticsEndpoints.endpoints;
  if (kind === 'tour') {
    const lists = [getTourPlays.select()(state).data, getTourRanking.select()(state).data];
    const tour = lists.flatMap((list) => list ?? []).find(({ tour_id }) => tour_id === id);
    return tour?.tour_name ? { title: tour.tour_name, language: 'en' } : null;
  }
  const played = getSectionPlays
    .select()(state)
    .data?.find(({ section_id }) => section_id === id);
  return played?.section_title ? { title: played.section_title, language: played.language } : null;
}

/** Best known title of a tour or section, without a request; null when no local data names it. */
export function recordName(
  state: RootState,
  kind: Named,
  id: string | null,
  language: string,
): RecordName | null {
  if (id === null) return null;
  const real = realId(selectAliases(state), id);
  const primary = kind === 'tour' ? state.tours.records[real]?.primary_language : undefined;
  return (
    unsentName(state, kind, id, language) ??
    storedName(state, kind, real, [language, primary ?? 'en', 'en']) ??
    playedName(state, kind, real)
  );
}
