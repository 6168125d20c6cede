import { type Media } from '../../domain/tours/media';
import { type SectionRow } from '../../domain/tours/section';
import { mediaSlice } from './mediaSlice';
import { sectionReceived } from './sectionsSlice';

const recording = (id: string, language: string): Media => ({
  id,
  language,
  type: 'audio',
  tour_id: 'tour',
  section_id: 'gate',
  filename: null,
  title: null,
  transcript_text: null,
  public_url: '',
  duration: null,
  created_at: '',
  updated_at: null,
});

function received(language: string | null, media: Media[] | null) {
  const row: SectionRow = {
    id: 'gate',
    tour_id: 'tour',
    order_index: 0,
    duration_seconds: null,
    cover_media_url: null,
    created_at: null,
    updated_at: null,
    title: 'Gate',
    description: null,
    earlier_source_title: null,
    earlier_source_description: null,
    language,
    media,
  };
  return sectionReceived(row);
}

/** Ids of the recordings in the store after these responses, in turn. */
function idsAfter(...actions: ReturnType<typeof received>[]) {
  const empty = mediaSlice.getInitialState();
  const state = actions.reduce((before, next) => mediaSlice.reducer(before, next), empty);
  expect(Object.keys(state.records).sort()).toEqual([...(state.lists['gate']?.ids ?? [])].sort());
  return Object.keys(state.records).sort();
}

describe("a section's recordings", () => {
  const en = recording('en', 'en');
  const hi = recording('hi', 'hi');

  it('are those of the last response', () => {
    expect(idsAfter(received('en', [en, hi]))).toEqual(['en', 'hi']);
    expect(idsAfter(received('en', [en, hi]), received('en', [hi]))).toEqual(['hi']);
    expect(idsAfter(received('en', [en, hi]), received('hi', [en]))).toEqual(['en']);
  });

  it('of other languages stay where a worker may tell one language only', () => {
    expect(idsAfter(received('en', [en]), received('hi', [hi]))).toEqual(['en', 'hi']);
    expect(idsAfter(received('en', [en]), received('hi', [hi]), received('hi', []))).toEqual([
      'en',
    ]);
  });

  it('stay where a response does not speak of them', () => {
    expect(idsAfter(received('en', [en, hi]), received('en', null))).toEqual(['en', 'hi']);
    expect(idsAfter(received('en', [en, hi]), received(null, []))).toEqual(['en', 'hi']);
  });
});
