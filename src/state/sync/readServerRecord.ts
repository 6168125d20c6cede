import { type UnknownAction } from '@reduxjs/toolkit';
import { availableLanguages } from '../../domain/languages/availableLanguages';
import { type Problem } from '../../domain/problem';
import { firstIn, listIn, UnexpectedResponse } from '../../domain/reading';
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
import { isSameValue, type Fields } from '../outbox/editFields';
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
  const tourId = within.find((lane) => lane.startsWith('tour:'))?.slice('tour:'.length);
  if (tourId !== undefined) {
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

function look(
  dispatch: AnyDispatch,
  { edit, within }: OutboxEntry,
  known: ReadonlySet<string>,
): Promise<Looked> {
  const isKnown = (id: string) => known.has(id);
  switch (edit.kind) {
    case 'tour created': {
      const { draft } = edit;
      const given = { path: '/api/tours', language: draft.primary_language, name: 'tours' };
      return lookInList(dispatch, given, (rows, call) => {
        const tours = rows.map((row) => readTour(row, call, draft.primary_language));
        const same = tours.filter(({ slug }) => slug === draft.slug);
        const isLike = (row: object) => agrees(draft, { ...row }, ['title', 'city', 'country']);
        const made = madeFrom(same, { isKnown, isLike }, (row) => dispatch(tourReceived(row)));
        return made.kind === 'nothing' && same.length > 0 ? { kind: 'unsure' } : made;
      });
    }
    case 'section created': {
      const { draft, tourId } = edit;
      const path = `/api/tours/${encoded(tourId)}/sections`;
      const given = { path, language: draft.language, name: 'sections' };
      return lookInList(dispatch, given, (rows, call) =>
        madeFrom(
          rows.map((row) => ({ ...readSection(row, call), tour_id: tourId })),
          {
            isKnown,
            isLike: (row) => agrees(draft, { ...row }, ['title', 'description', 'order_index']),
          },
          (row) => dispatch(sectionReceived(row)),
        ),
      );
    }
    case 'chapter created': {
      const { draft, mediaId } = edit;
      const path = `/api/media/${encoded(mediaId)}/chapters`;
      return lookInList(dispatch, { path, name: 'chapters' }, (rows, call) =>
        madeFrom(
          rows.map((row) => ({ ...readChapter(row, call), media_id: mediaId })),
          { isKnown, isLike: (row) => agrees(draft, { ...row }, CHAPTER_NAMES) },
          (row) => dispatch(chapterReceived(row)),
        ),
      );
    }
    case 'tour changed':
      return lookAtTour(dispatch, edit.tourId, edit.language);
    case 'tour removed':
      return lookAtTour(dispatch, edit.tourId);
    case 'tour text created':
    case 'tour text changed':
    case 'tour text removed': {
      const language = 'draft' in edit ? edit.draft.language : edit.language;
      const path = `/api/tours/${encoded(edit.tourId)}/translations`;
      return lookAtText(dispatch, { path, language }, readTourTranslation, (text) =>
        tourTextReceived({ ...text, tour_id: edit.tourId }),
      );
    }
    case 'section changed':
    case 'section removed':
      return lookAtSection(dispatch, edit.sectionId, within);
    case 'section text created':
    case 'section text changed':
    case 'section text removed': {
      const language = 'draft' in edit ? edit.draft.language : edit.language;
      const path = `/api/sections/${encoded(edit.sectionId)}/translations`;
      return lookAtText(dispatch, { path, language }, readSectionTranslation, (text) =>
        sectionTextReceived({ ...text, section_id: edit.sectionId }),
      );
    }
    case 'media changed':
    case 'media removed':
      return lookAtMedia(dispatch, edit.mediaId);
    case 'chapter changed':
      return lookAtChapter(dispatch, edit.mediaId, edit.chapterId);
    case 'chapter removed':
      return edit.mediaId === undefined
        ? Promise.resolve({ found: { kind: 'record', fields: {}, updatedAt: null } })
        : lookAtChapter(dispatch, edit.mediaId, edit.chapterId);
  }
}

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
    return await look(dispatch, entry, known);
  } catch (failure) {
    if (!(failure instanceof UnexpectedResponse)) throw failure;
    return { problem: { code: 'invalid_response', message: failure.message } };
  }
}
