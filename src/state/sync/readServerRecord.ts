import { type UnknownAction } from '@reduxjs/toolkit';
import { type ChapterDraft } from '../../domain/chapters/chapterRules';
import { availableLanguages } from '../../domain/languages/availableLanguages';
import { firstIn, UnexpectedResponse } from '../../domain/jsonReader';
import { type NewSection } from '../../domain/tours/sectionRules';
import { type NewTour } from '../../domain/tours/tourRules';
import { requestOf, type ContractRequest } from '../contract/requestOf';
import { readEach } from '../api/readRows';
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
import {
  fetchFresh,
  NOTHING,
  readFromList,
  recordOf,
  reportsAbsence,
  type ServerRecord,
} from './fetchFresh';
import { pickByEdit, type ByEdit } from '../outbox/edit';
import { isSameValue, type Fields } from '../outbox/editFields';
import { idInKeys } from '../outbox/recordKeys';
import { type OutboxEntry } from '../outbox/outboxEntry';
import { type LookUpResult } from '../outbox/outboxEvent';

/** Finds the unclaimed record that matches a creation; `receive` puts it into its slice. */
function matchCreated<Row extends { id: string }>(
  rows: readonly Row[],
  { isClaimed, isLike }: { isClaimed: (id: string) => boolean; isLike: (row: Row) => boolean },
  receive: (row: Row) => void,
): LookUpResult {
  const like = rows.filter((row) => !isClaimed(row.id) && isLike(row));
  const [only] = like;
  if (only === undefined) return NOTHING;
  if (like.length > 1) return { kind: 'unsure' };
  receive(only);
  return { kind: 'made', realId: only.id };
}

/** Identifying fields of a chapter; its end is excluded, because a worker may fill in an open end. */
const CHAPTER_NAMES = ['title', 'start_time_seconds'];

const agreesIn = (draft: Fields, row: Fields, names: readonly string[]) =>
  names.every((name) => isSameValue(draft[name], row[name]));

async function readTourRecord(
  dispatch: AnyDispatch,
  tourId: string,
  language?: string,
): Promise<ServerRecord> {
  const requestIn = (lang?: string) =>
    requestOf('GET /api/tours/{id}', { path: { id: tourId }, query: { lang } });
  let result = await fetchFresh(dispatch, requestIn(language));
  const [other] = availableLanguages(result.problem ?? null);
  if (result.problem?.status === 404 && other !== undefined) {
    result = await fetchFresh(dispatch, requestIn(other));
  }
  if (reportsAbsence(result, 'tour')) return { found: NOTHING };
  if (result.problem) return { problem: result.problem };
  const raw = firstIn(result.data, result.call, 'tour');
  const tour = readTour(raw, result.call, other ?? language ?? 'en');
  dispatch(tourReceived(tour));
  const { language: _, tour_sections: __, ...row } = tour;
  return { found: recordOf(raw, row) };
}

/** Finds the texts in a language among a record's translations; `receive` puts them into the store. */
function readTranslation<Text extends { language: string }>(
  dispatch: AnyDispatch,
  { request, language }: { request: ContractRequest; language: string },
  readText: (value: unknown, call: string) => Text,
  receive: (text: Text) => UnknownAction,
): Promise<ServerRecord> {
  return readFromList(dispatch, { request, name: 'translations' }, (rows, call) => {
    const { read: texts } = readEach(rows, (row) => readText(row, call));
    const found = texts.find(({ row }) => row.language === language);
    if (found === undefined) return NOTHING;
    dispatch(receive(found.row));
    return recordOf(found.raw, found.row);
  });
}

/** Reads a section from its tour's list if the tour is known, because the list has sections in every language. */
async function readSectionRecord(
  dispatch: AnyDispatch,
  sectionId: string,
  within: readonly string[],
): Promise<ServerRecord> {
  const tourId = idInKeys('tour', within);
  if (tourId !== null) {
    const request = requestOf('GET /api/tours/{id}/sections', { path: { id: tourId } });
    return readFromList(dispatch, { request, name: 'sections' }, (rows, call) => {
      const { read: sections } = readEach(rows, (row) => readSection(row, call));
      const found = sections.find(({ row }) => row.id === sectionId);
      if (found === undefined) return NOTHING;
      dispatch(sectionReceived({ ...found.row, tour_id: tourId }));
      return recordOf(found.raw, found.row);
    });
  }
  const request = requestOf('GET /api/sections/{id}', { path: { id: sectionId } });
  const result = await fetchFresh(dispatch, request);
  if (reportsAbsence(result, 'section')) return { found: NOTHING };
  if (result.problem) return { problem: result.problem };
  const raw = firstIn(result.data, result.call, 'section');
  const section = readSection(raw, result.call);
  dispatch(sectionReceived(section));
  return { found: recordOf(raw, section) };
}

async function readMediaRecord(dispatch: AnyDispatch, mediaId: string): Promise<ServerRecord> {
  const request = requestOf('GET /api/media/{id}', { path: { id: mediaId } });
  const result = await fetchFresh(dispatch, request);
  if (reportsAbsence(result, 'media')) return { found: NOTHING };
  if (result.problem) return { problem: result.problem };
  const raw = firstIn(result.data, result.call, 'media', 'media_record');
  const media = readMedia(raw, result.call);
  dispatch(mediaReceived(media));
  return { found: recordOf(raw, media) };
}

function readChapterRecord(dispatch: AnyDispatch, mediaId: string, chapterId: string) {
  const request = requestOf('GET /api/media/{id}/chapters', { path: { id: mediaId } });
  return readFromList(dispatch, { request, name: 'chapters' }, (rows, call) => {
    const { read: chapters } = readEach(rows, (row) => readChapter(row, call));
    const found = chapters.find(({ row }) => row.id === chapterId);
    if (found === undefined) return NOTHING;
    dispatch(chapterReceived({ ...found.row, media_id: mediaId }));
    const { id: _, media_id: __, ...draft } = found.row;
    return recordOf(found.raw, draft);
  });
}

interface ReadPorts {
  dispatch: AnyDispatch;
  /** Keys of the parent records of the edited record. */
  within: readonly string[];
  /** True for the id of a record that this creation cannot have made. */
  isClaimed: (id: string) => boolean;
  /** True when the worker reported the creation as done but returned no id. */
  isConfirmed: boolean;
}

/** Reads a tour's texts in one language, for any edit of them. */
const readTourText = ({ dispatch }: ReadPorts, tourId: string, language: string) =>
  readTranslation(
    dispatch,
    { request: requestOf('GET /api/tours/{id}/translations', { path: { id: tourId } }), language },
    readTourTranslation,
    (text) => tourTextReceived({ ...text, tour_id: tourId }),
  );

const readSectionText = ({ dispatch }: ReadPorts, sectionId: string, language: string) =>
  readTranslation(
    dispatch,
    {
      request: requestOf('GET /api/sections/{id}/translations', { path: { id: sectionId } }),
      language,
    },
    readSectionTranslation,
    (text) => sectionTextReceived({ ...text, section_id: sectionId }),
  );

/** Finds the tour that a creation may have made: by slug; when in doubt also by title, city and country. */
function findCreatedTour(
  { dispatch, isClaimed, isConfirmed }: ReadPorts,
  fields: NewTour,
): Promise<ServerRecord> {
  const request = requestOf('GET /api/tours', { query: { lang: fields.primary_language } });
  return readFromList(dispatch, { request, name: 'tours' }, (rows, call) => {
    const same = readEach(rows, (row) => readTour(row, call, fields.primary_language))
      .read.map(({ row }) => row)
      .filter(({ slug }) => slug === fields.slug);
    const isLike = (row: object) =>
      isConfirmed || agreesIn(fields, { ...row }, ['title', 'city', 'country']);
    const match = matchCreated(same, { isClaimed, isLike }, (row) => dispatch(tourReceived(row)));
    return match.kind === 'nothing' && same.length > 0 ? { kind: 'unsure' } : match;
  });
}

function findCreatedSection(
  { dispatch, isClaimed }: ReadPorts,
  tourId: string,
  fields: NewSection,
): Promise<ServerRecord> {
  const parts = { path: { id: tourId }, query: { lang: fields.language } };
  const request = requestOf('GET /api/tours/{id}/sections', parts);
  const isLike = (row: object) =>
    agreesIn(fields, { ...row }, ['title', 'description', 'order_index']);
  return readFromList(dispatch, { request, name: 'sections' }, (rows, call) =>
    matchCreated(
      readEach(rows, (row) => readSection(row, call)).read.map(({ row }) => ({
        ...row,
        tour_id: tourId,
      })),
      { isClaimed, isLike },
      (row) => dispatch(sectionReceived(row)),
    ),
  );
}

function findCreatedChapter(
  { dispatch, isClaimed }: ReadPorts,
  mediaId: string,
  fields: ChapterDraft,
): Promise<ServerRecord> {
  const request = requestOf('GET /api/media/{id}/chapters', { path: { id: mediaId } });
  const isLike = (row: object) => agreesIn(fields, { ...row }, CHAPTER_NAMES);
  return readFromList(dispatch, { request, name: 'chapters' }, (rows, call) =>
    matchCreated(
      readEach(rows, (row) => readChapter(row, call)).read.map(({ row }) => ({
        ...row,
        media_id: mediaId,
      })),
      { isClaimed, isLike },
      (row) => dispatch(chapterReceived(row)),
    ),
  );
}

const reads: ByEdit<[ReadPorts], Promise<ServerRecord>> = {
  tour: {
    create: ({ fields }, ports) => findCreatedTour(ports, fields),
    update: ({ ref }, { dispatch }) => readTourRecord(dispatch, ref.tourId, ref.language),
    remove: ({ ref }, { dispatch }) => readTourRecord(dispatch, ref.tourId),
  },
  tourTranslation: {
    create: ({ ref, fields }, ports) => readTourText(ports, ref.tourId, fields.language),
    update: ({ ref }, ports) => readTourText(ports, ref.tourId, ref.language),
    remove: ({ ref }, ports) => readTourText(ports, ref.tourId, ref.language),
  },
  section: {
    create: ({ ref, fields }, ports) => findCreatedSection(ports, ref.tourId, fields),
    update: ({ ref }, { dispatch, within }) => readSectionRecord(dispatch, ref.sectionId, within),
    remove: ({ ref }, { dispatch, within }) => readSectionRecord(dispatch, ref.sectionId, within),
  },
  sectionTranslation: {
    create: ({ ref, fields }, ports) => readSectionText(ports, ref.sectionId, fields.language),
    update: ({ ref }, ports) => readSectionText(ports, ref.sectionId, ref.language),
    remove: ({ ref }, ports) => readSectionText(ports, ref.sectionId, ref.language),
  },
  media: {
    update: ({ ref }, { dispatch }) => readMediaRecord(dispatch, ref.mediaId),
    remove: ({ ref }, { dispatch }) => readMediaRecord(dispatch, ref.mediaId),
  },
  chapter: {
    create: ({ ref, fields }, ports) => findCreatedChapter(ports, ref.mediaId, fields),
    update: ({ ref }, { dispatch }) => readChapterRecord(dispatch, ref.mediaId, ref.chapterId),
    remove: ({ ref }, { dispatch }) => readChapterRecord(dispatch, ref.mediaId, ref.chapterId),
  },
};

/**
 * Looks up an entry: the current fields of the record that it writes or, for a creation whose response was lost, the
 * record that it made. `knownIds`: ids of records that the creation cannot have made.
 */
export async function readServerRecord(
  dispatch: AnyDispatch,
  entry: OutboxEntry,
  knownIds: ReadonlySet<string>,
  isConfirmed = false,
): Promise<ServerRecord> {
  try {
    const { edit, within } = entry;
    const isClaimed = (id: string) => knownIds.has(id);
    return await pickByEdit(reads, edit)(edit, { dispatch, within, isClaimed, isConfirmed });
  } catch (failure) {
    if (!(failure instanceof UnexpectedResponse)) throw failure;
    return { problem: { code: 'invalid_response', message: failure.message } };
  }
}
