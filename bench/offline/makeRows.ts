import { draftedRecord } from '../../src/domain/record/record';
import { tourRowFields } from '../../src/domain/tours/tour';
import { type Section, type SectionTranslation } from '../../src/domain/tours/section';
import { type TourRow } from '../../src/domain/tours/tour';
import { type RecordList } from '../../src/state/model/upsertRecords';
import { type SectionsState } from '../../src/state/model/sectionsSlice';

const AT = '2025-01-05T08:30:00.000Z';
const idOf = (kind: string, n: number) =>
  `${kind.padEnd(8, '0')}-0000-4000-8000-${String(n).padStart(12, '0')}`;
const sentences =
  'The narrow lane behind the old spice market leads to a stepwell that few visitors see. ';

/** One tour of a list as returned by the worker: about 1.1 kB of JSON. */
function tourRow(n: number): TourRow {
  return {
    ...draftedRecord(tourRowFields, {}, {}),
    id: idOf('a', n),
    slug: `tour-number-${n}`,
    city: 'Mahabalipuram',
    country: 'India',
    duration_seconds: 1800 + (n % 600),
    primary_language: 'en',
    is_published: n % 3 === 0,
    published_at: n % 3 === 0 ? AT : null,
    created_at: AT,
    updated_at: AT,
    cover_media_url: `https://files.example.com/media/cover-${n}.webp`,
    language: 'en',
    title: `Tour number ${n}: Stone and Sea`,
    description: sentences.repeat(7),
    slug_suffix: 'en',
    tour_sections: null,
  };
}

export const makeTours = (count: number): TourRow[] =>
  Array.from({ length: count }, (_, n) => tourRow(n));

/** State of the sections slice with five sections per tour. */
export function makeSections(tours: number): SectionsState {
  const records: Record<string, Section> = {};
  const texts: Record<string, SectionTranslation> = {};
  const lists: Record<string, RecordList> = {};
  const fetchTimes: SectionsState['fetchTimes'] = {};
  for (let tour = 0; tour < tours; tour += 1) {
    const tourId = idOf('a', tour);
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const id = idOf('b', tour * 5 + index);
      ids.push(id);
      records[id] = {
        id,
        tour_id: tourId,
        order_index: index,
        duration_seconds: 120,
        cover_media_url: `https://files.example.com/media/section-${id}.webp`,
        created_at: AT,
        updated_at: AT,
      };
      texts[`${id}:en`] = {
        id: null,
        section_id: id,
        language: 'en',
        title: `Stop ${index + 1}`,
        description: sentences.repeat(4),
        earlier_source_title: null,
        earlier_source_description: null,
      };
    }
    lists[tourId] = { ids, fetchedAt: 1, isComplete: true };
    fetchTimes[`${tourId}:en`] = { fetchedAt: 1 };
  }
  return { records, texts, lists, fetchTimes, translationLists: {} };
}
