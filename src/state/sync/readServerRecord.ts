import { type UnknownAction } from '@reduxjs/toolkit';
import { type ChapterDraft } from '../../domain/chapters/chapter';
import { availableLanguages } from '../../domain/languages/availableLanguages';
import { type Problem } from '../../domain/problem';
import { firstIn, listIn, UnexpectedResponse } from '../../domain/reading';
import { type SectionDraft } from '../../domain/tours/section';
import { type TourDraft } from '../../domain/tours/tour';
import { lookEndpoint } from '../api/lookEndpoint';
import {
  readChapter,
  readMedia,
  readSection,
  readSectionTranslation,
  readTour,
  readTourTranslation,
} from '../api/readRecords';
import { chapterReceived, mediaReceived } from '../model/mediaSlice';
import { sectionReceived, sectionTextReceived } from '../model/sectionsSlice';
import { tourReceived, tourTextReceived } from '../model/toursSlice';
import { type AnyDispatch } from '../api/anyDispatch';
import { problemOf } from '../api/problemOf';
import { pickByEdit, type ByEdit } from '../outbox/edit';
import { isSameValue, type Fields } from '../outbox/editFields';
import { idAround } from '../outbox/editTarget';
import { type OutboxEntry } from '../outbox/outboxEntry';
import { type Found } from '../outbox/outboxEvent';

type Looked = { found: Found } | { problem: Problem };

const NOTHING: Found = { kind: 'nothing' };
const encoded = encodeURIComponent;

async function ask(dispatch: AnyDispatch, path: string, language?: string) {
  const { initiate } = lookEndpoint.endpoints.look;
  const result = await dispatch(initiate({ path, language }, { track: false }));
  return result.error ? { problem: problemOf(result.error) } : { data: result.data };
}

/** A row as fields, and the `updated_at` that workers may tell of any record. */
function recordOf(raw: unknown, row: object): Found {
  const updatedAt: unknown =
    typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'updated_at') : null;
  return {
    kind: 'record',
    fields: { ...row },
    updatedAt: typeof updatedAt === 'string' ? updatedAt : null,
  };
}

/** Reads a list and judges it; a list that is gone holds nothing. */
async function lookInList(
  dispatch: AnyDispatch,
  given: { path: string; language?: string; name: string },
  judge: (rows: unknown[], call: string) => Found,
): Promise<Looked> {
  const { path, language, name } = given;
  const answer = await ask(dispatch, path, language);
  if (answer.problem) {
    return answer.problem.status === 404 ? { found: NOTHING } : { problem: answer.problem };
  }
  const call = `GET ${path}`;
  return { found: judge(listIn(answer.data, call, name), call) };
}

/** What is like the draft, and stands for nothing else of ours; `receive` puts it where it is shown. */
function madeFrom<Row extends { id: string }>(
  rows: readonly Row[],
  { isKnown, isLike }: { isKnown: (id: string) => boolean; isLike: (row: Row) => boolean },
  receive: (row: Row) => void,
): Found {
  const like = rows.filter((row) => !isKnown(row.id) && isLike(row));
  const [only] = like;
  if (only === undefined) return NOTHING;
  if (like.length > 1) return { kind: 'unsure' };
  receive(only);
  return { kind: 'made', realId: only.id };
}

const CHAPTER_NAMES = ['title', 'start_time_seconds', 'end_time_seconds'];

const agrees = (draft: Fields, row: Fields, names: readonly string[]) =>
  names.every((name) => isSameValue(draft[name], row[name]));

async function lookAtTour(
  dispatch: AnyDispatch,
  tourId: string,
  language?: string,
): Promise<Looked> {
  const path = `/api/tours/${encoded(tourId)}`;
  let answer = await ask(dispatch, path, language);
  const [other] = availableLanguages(answer.problem ?? null);
  if (answer.problem?.status === 404 && other !== undefined) {
    answer = await ask(dispatch, path, other);
  }
  if (answer.problem) {
    return answer.problem.status === 404 ? { found: NOTHING } : { problem: answer.problem };
  }
  const raw = firstIn(answer.data, `GET ${path}`, 'tour');
  const tour = readTour(raw, `GET ${path}`, other ?? language ?? 'en');
  dispatch(tourReceived(tour));
  const { language: _, tour_sections: __, ...row } = tour;
  return { found: recordOf(raw, row) };
}

/** A text of a language among those of its record; `receive` puts it where it is shown. */
function lookAtText<Text extends { language: string }>(
  dispatch: AnyDispatch,
  given: { path: string; language: string },
  read: (value: unknown, call: string) => Text,
  receive: (text: Text) => UnknownAction,
): Promise<Looked> {
  const { path, language } = given;
  return lookInList(dispatch, { path, name: 'translations' }, (rows, call) => {
    const raw = rows.find((row) => read(row, call).language === language);
    if (raw === undefined) return NOTHING;
    const text = read(raw, call);
    dispatch(receive(text));
    return recordOf(raw, text);
  });
}

/** A section in its tour's list, where the tour is known: it is there in whatever language. */
async function lookAtSection(
  dispatch: AnyDispatch,
  sectionId: string,
  within: readonly string[],
): Promise<Looked> {
  const tourId = idAround('tour', within);
  if (tourId !== null) {
    const path = `/api/tours/${encoded(tourId)}/sections`;
    return lookInList(dispatch, { path, name: 'sections' }, (rows, call) => {
      const raw = rows.find((row) => readSection(row, call).id === sectionId);
      if (raw === undefined) return NOTHING;
      const section = readSection(raw, call);
      dispatch(sectionReceived({ ...section, tour_id: tourId }));
      return recordOf(raw, section);
    });
  }
  const path = `/api/sections/${encoded(sectionId)}`;
  const answer = await ask(dispatch, path);
  if (answer.problem) {
    return answer.problem.status === 404 ? { found: NOTHING } : { problem: answer.problem };
  }
  const raw = firstIn(answer.data, `GET ${path}`, 'section');
  const section = readSection(raw, `GET ${path}`);
  dispatch(sectionReceived(section));
  return { found: recordOf(raw, section) };
}

async function lookAtMedia(dispatch: AnyDispatch, mediaId: string): Promise<Looked> {
  const path = `/api/media/${encoded(mediaId)}`;
  const answer = await ask(dispatch, path);
  if (answer.problem) {
    return answer.problem.status === 404 ? { found: NOTHING } : { problem: answer.problem };
  }
  const raw = firstIn(answer.data, `GET ${path}`, 'media', 'media_record');
  const media = readMedia(raw, `GET ${path}`);
  dispatch(mediaReceived(media));
  return { found: recordOf(raw, media) };
}

function lookAtChapter(dispatch: AnyDispatch, mediaId: string, chapterId: string) {
  const path = `/api/media/${encoded(mediaId)}/chapters`;
  return lookInList(dispatch, { path, name: 'chapters' }, (rows, call) => {
    const raw = rows.find((row) => readChapter(row, call).id === chapterId);
    if (raw === undefined) return NOTHING;
    const chapter = { ...readChapter(raw, call), media_id: mediaId };
    dispatch(chapterReceived(chapter));
    const { id: _, media_id: __, ...draft } = chapter;
    return recordOf(raw, draft);
  });
}

interface LookUp {
  dispatch: AnyDispatch;
  /** The keys of the records that the edited one lies within. */
  within: readonly string[];
  /** True for the id of a record that stands for another creation. */
  isKnown: (id: string) => boolean;
}

/** The words of a tour in one language, whatever an edit does with them. */
const lookAtTourText = ({ dispatch }: LookUp, tourId: string, language: string) =>
  lookAtText(
    dispatch,
    { path: `/api/tours/${encoded(tourId)}/translations`, language },
    readTourTranslation,
    (text) => tourTextReceived({ ...text, tour_id: tourId }),
  );

const lookAtSectionText = ({ dispatch }: LookUp, sectionId: string, language: string) =>
  lookAtText(
    dispatch,
    { path: `/api/sections/${encoded(sectionId)}/translations`, language },
    readSectionTranslation,
    (text) => sectionTextReceived({ ...text, section_id: sectionId }),
  );

/** A tour that may have been made: one of its slug that agrees in title, city and country. */
function lookForTour({ dispatch, isKnown }: LookUp, fields: TourDraft): Promise<Looked> {
  const given = { path: '/api/tours', language: fields.primary_language, name: 'tours' };
  return lookInList(dispatch, given, (rows, call) => {
    const tours = rows.map((row) => readTour(row, call, fields.primary_language));
    const same = tours.filter(({ slug }) => slug === fields.slug);
    const isLike = (row: object) => agrees(fields, { ...row }, ['title', 'city', 'country']);
    const made = madeFrom(same, { isKnown, isLike }, (row) => dispatch(tourReceived(row)));
    return made.kind === 'nothing' && same.length > 0 ? { kind: 'unsure' } : made;
  });
}

function lookForSection(
  { dispatch, isKnown }: LookUp,
  tourId: string,
  fields: SectionDraft,
): Promise<Looked> {
  const path = `/api/tours/${encoded(tourId)}/sections`;
  const given = { path, language: fields.language, name: 'sections' };
  const isLike = (row: object) =>
    agrees(fields, { ...row }, ['title', 'description', 'order_index']);
  return lookInList(dispatch, given, (rows, call) =>
    madeFrom(
      rows.map((row) => ({ ...readSection(row, call), tour_id: tourId })),
      { isKnown, isLike },
      (row) => dispatch(sectionReceived(row)),
    ),
  );
}

function lookForChapter(
  { dispatch, isKnown }: LookUp,
  mediaId: string,
  fields: ChapterDraft,
): Promise<Looked> {
  const path = `/api/media/${encoded(mediaId)}/chapters`;
  const isLike = (row: object) => agrees(fields, { ...row }, CHAPTER_NAMES);
  return lookInList(dispatch, { path, name: 'chapters' }, (rows, call) =>
    madeFrom(
      rows.map((row) => ({ ...readChapter(row, call), media_id: mediaId })),
      { isKnown, isLike },
      (row) => dispatch(chapterReceived(row)),
    ),
  );
}

const lookUps: ByEdit<[LookUp], Promise<Looked>> = {
  tour: {
    create: ({ fields }, ports) => lookForTour(ports, fields),
    update: ({ ref }, { dispatch }) => lookAtTour(dispatch, ref.tourId, ref.language),
    remove: ({ ref }, { dispatch }) => lookAtTour(dispatch, ref.tourId),
  },
  tourTranslation: {
    create: ({ ref, fields }, ports) => lookAtTourText(ports, ref.tourId, fields.language),
    update: ({ ref }, ports) => lookAtTourText(ports, ref.tourId, ref.language),
    remove: ({ ref }, ports) => lookAtTourText(ports, ref.tourId, ref.language),
  },
  section: {
    create: ({ ref, fields }, ports) => lookForSection(ports, ref.tourId, fields),
    update: ({ ref }, { dispatch, within }) => lookAtSection(dispatch, ref.sectionId, within),
    remove: ({ ref }, { dispatch, within }) => lookAtSection(dispatch, ref.sectionId, within),
  },
  sectionTranslation: {
    create: ({ ref, fields }, ports) => lookAtSectionText(ports, ref.sectionId, fields.language),
    update: ({ ref }, ports) => lookAtSectionText(ports, ref.sectionId, ref.language),
    remove: ({ ref }, ports) => lookAtSectionText(ports, ref.sectionId, ref.language),
  },
  media: {
    update: ({ ref }, { dispatch }) => lookAtMedia(dispatch, ref.mediaId),
    remove: ({ ref }, { dispatch }) => lookAtMedia(dispatch, ref.mediaId),
  },
  chapter: {
    create: ({ ref, fields }, ports) => lookForChapter(ports, ref.mediaId, fields),
    update: ({ ref }, { dispatch }) => lookAtChapter(dispatch, ref.mediaId, ref.chapterId),
    remove: ({ ref }, { dispatch }) => lookAtChapter(dispatch, ref.mediaId, ref.chapterId),
  },
};

/**
 * What the worker has now of the record an entry writes; of a creation whose answer was lost, whether
 * it was carried out. `known` holds the ids of records that stand for other creations.
 */
export async function lookAtRecord(
  dispatch: AnyDispatch,
  entry: OutboxEntry,
  known: ReadonlySet<string>,
): Promise<Looked> {
  try {
    const { edit, within } = entry;
    const isKnown = (id: string) => known.has(id);
    return await pickByEdit(lookUps, edit)(edit, { dispatch, within, isKnown });
  } catch (failure) {
    if (!(failure instanceof UnexpectedResponse)) throw failure;
    return { problem: { code: 'invalid_response', message: failure.message } };
  }
}
