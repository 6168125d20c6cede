import { type RootState } from '../select/rootState';
import { textKey } from '../model/tourRows';
import { type Edit } from '../outbox/edit';
import { actionOf, type Fields } from '../outbox/editFields';
import { targetOf } from '../outbox/editTarget';
import { type EntryBase } from '../outbox/outboxEntry';
import { selectOverlays } from '../outbox/outboxSlice';

const COVER = 'cover_media_url';
const TOUR = [
  ...['slug', 'city', 'country', 'duration_seconds', 'primary_language'],
  ...['is_published', 'published_at', COVER],
];
const TEXT = ['title', 'description', 'slug_suffix', COVER];
const SECTION = ['order_index', 'duration_seconds', COVER];
const MEDIA = ['title', 'transcript_text', 'language', 'filename'];
const CHAPTER = [
  ...['title', 'description', 'start_time_seconds', 'end_time_seconds', 'order_index'],
];

function pick(row: object | undefined, names: readonly string[]): Record<string, unknown> {
  if (row === undefined) return {};
  const known = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(names.filter((name) => known.has(name)).map((n) => [n, known.get(n)]));
}

interface Row {
  row: object | undefined;
  names: readonly string[];
}

/** A tour as its row in a language shows it, which is what a look compares it with. */
function tourIn({ records, texts }: RootState['tours'], tourId: string, language: string) {
  const record = records[tourId];
  const shown = texts[textKey(tourId, language)]?.shown_cover_url ?? null;
  return record && shown !== null ? { ...record, [COVER]: shown } : record;
}

/** Whether a tour shows the same cover in all languages: its row in any of them tells it. */
function hasOneCover({ records, texts }: RootState['tours'], tourId: string): boolean {
  const cover = records[tourId]?.cover_media_url;
  return Object.values(texts).every(
    ({ tour_id, shown_cover_url: shown }) =>
      tour_id !== tourId || shown === null || shown === cover,
  );
}

function rowOf(state: RootState, edit: Edit): Row | null {
  const { tours, sections, media } = state;
  switch (edit.kind) {
    case 'tour changed':
      return { row: tourIn(tours, edit.tourId, edit.language), names: TOUR };
    case 'tour removed': {
      const names = hasOneCover(tours, edit.tourId) ? TOUR : TOUR.filter((name) => name !== COVER);
      return { row: tours.records[edit.tourId], names };
    }
    case 'tour text changed':
    case 'tour text removed':
      return { row: tours.texts[textKey(edit.tourId, edit.language)], names: TEXT };
    case 'section changed':
    case 'section removed':
      return { row: sections.records[edit.sectionId], names: SECTION };
    case 'section text changed':
    case 'section text removed':
      return { row: sections.texts[textKey(edit.sectionId, edit.language)], names: TEXT };
    case 'media changed':
    case 'media removed':
      return { row: media.records[edit.mediaId], names: MEDIA };
    case 'chapter changed':
    case 'chapter removed':
      return { row: media.chapters[edit.chapterId], names: CHAPTER };
    default:
      return null;
  }
}

function neighbours({ sections, media }: RootState, edit: Edit): readonly string[] {
  if (edit.kind === 'section created') return sections.lists[edit.tourId]?.ids ?? [];
  return edit.kind === 'chapter created' ? (media.chapterLists[edit.mediaId]?.ids ?? []) : [];
}

/** What the person sees of a record as they edit it: the worker's last word, with what is unsent. */
export function describeBase(state: RootState, edit: Edit): EntryBase | null {
  if (actionOf(edit) === 'created') {
    return { fields: {}, updatedAt: null, knownIds: neighbours(state, edit) };
  }
  const found = rowOf(state, edit);
  if (found === null) return null;
  const overlay = selectOverlays(state).get(targetOf(edit, null));
  const laid: Fields = overlay?.fields ?? {};
  const fields = { ...pick(found.row, found.names), ...laid };
  if (Object.keys(fields).length === 0) return null;
  const updatedAt: unknown = found.row && Reflect.get(found.row, 'updated_at');
  const isSeen = overlay === undefined && typeof updatedAt === 'string';
  return { fields, updatedAt: isSeen ? updatedAt : null };
}

/** The lanes of the records that the edited one lies within. */
export function lanesAround({ sections, media }: RootState, edit: Edit): string[] {
  if (edit.kind === 'section created') return [`tour:${edit.tourId}`];
  const mediaId = 'mediaId' in edit ? edit.mediaId : undefined;
  const record = mediaId === undefined ? undefined : media.records[mediaId];
  const sectionId = 'sectionId' in edit ? edit.sectionId : record?.section_id;
  const tourId =
    (sectionId == null ? null : sections.records[sectionId]?.tour_id) ?? record?.tour_id;
  return [
    ...(mediaId !== undefined && sectionId != null ? [`section:${sectionId}`] : []),
    ...(tourId == null ? [] : [`tour:${tourId}`]),
  ];
}

/** A chapter's removal, with the recording it belongs to where that is known. */
export function completed({ media }: RootState, edit: Edit): Edit {
  if (edit.kind !== 'chapter removed' || edit.mediaId !== undefined) return edit;
  const chapter = media.chapters[edit.chapterId];
  return chapter === undefined ? edit : { ...edit, mediaId: chapter.media_id };
}
