import { type Problem } from '../../domain/problem';
import { chaptersEndpoints } from '../endpoints/chaptersEndpoints';
import { mediaEndpoints } from '../endpoints/mediaEndpoints';
import { sectionsEndpoints } from '../endpoints/sectionsEndpoints';
import { sectionTranslationsEndpoints } from '../endpoints/sectionTranslationsEndpoints';
import { tourTranslationsEndpoints } from '../endpoints/tourTranslationsEndpoints';
import { toursEndpoints } from '../endpoints/toursEndpoints';
import { type AnyDispatch } from '../api/anyDispatch';
import { problemOf } from '../api/problemOf';
import { type WriteHeaders } from '../api/workerBaseQuery';
import { pickByEdit, type ByEdit, type Edit } from '../outbox/edit';
import { NETWORK_LOST } from '../../domain/networkLost';

export type EditOutcome =
  | {
      ok: true;
      id: string | null;
      /** `updated_at` of the record, if the response contains it; otherwise null. */
      updatedAt: string | null;
    }
  | { ok: false; problem: Problem };

/** Time-out of a response, after which the worker counts as unreachable. */
const RESPONSE_TIMEOUT_MS = 30_000;

const tours = toursEndpoints.endpoints;
const tourTexts = tourTranslationsEndpoints.endpoints;
const sections = sectionsEndpoints.endpoints;
const sectionTexts = sectionTranslationsEndpoints.endpoints;
const media = mediaEndpoints.endpoints;
const chapters = chaptersEndpoints.endpoints;

/** No subscription, because responses go into the entity slices. */
const untracked = { track: false };

type Running = PromiseLike<{ data?: unknown; error?: unknown }> & { abort: () => void };

const calls: ByEdit<[AnyDispatch, WriteHeaders | undefined], Running> = {
  tour: {
    create: ({ fields }, dispatch, writeHeaders) =>
      dispatch(tours.createTour.initiate({ ...fields, writeHeaders }, untracked)),
    update: ({ ref, fields }, dispatch, writeHeaders) =>
      dispatch(tours.updateTour.initiate({ ...ref, change: fields, writeHeaders }, untracked)),
    remove: ({ ref }, dispatch, writeHeaders) =>
      dispatch(tours.deleteTour.initiate({ ...ref, writeHeaders }, untracked)),
  },
  tourTranslation: {
    create: ({ ref, fields }, dispatch, writeHeaders) =>
      dispatch(
        tourTexts.createTourTranslation.initiate(
          { ...ref, draft: fields, writeHeaders },
          untracked,
        ),
      ),
    update: ({ ref, fields }, dispatch, writeHeaders) =>
      dispatch(
        tourTexts.updateTourTranslation.initiate(
          { ...ref, change: fields, writeHeaders },
          untracked,
        ),
      ),
    remove: ({ ref }, dispatch, writeHeaders) =>
      dispatch(tourTexts.deleteTourTranslation.initiate({ ...ref, writeHeaders }, untracked)),
  },
  section: {
    create: ({ ref, fields }, dispatch, writeHeaders) =>
      dispatch(sections.createSection.initiate({ ...ref, draft: fields, writeHeaders }, untracked)),
    update: ({ ref, fields }, dispatch, writeHeaders) =>
      dispatch(
        sections.updateSection.initiate({ ...ref, change: fields, writeHeaders }, untracked),
      ),
    remove: ({ ref }, dispatch, writeHeaders) =>
      dispatch(sections.deleteSection.initiate({ ...ref, writeHeaders }, untracked)),
  },
  sectionTranslation: {
    create: ({ ref, fields }, dispatch, writeHeaders) =>
      dispatch(
        sectionTexts.createSectionTranslation.initiate(
          { ...ref, draft: fields, writeHeaders },
          untracked,
        ),
      ),
    update: ({ ref, fields }, dispatch, writeHeaders) =>
      dispatch(
        sectionTexts.updateSectionTranslation.initiate(
          { ...ref, change: fields, writeHeaders },
          untracked,
        ),
      ),
    remove: ({ ref }, dispatch, writeHeaders) =>
      dispatch(sectionTexts.deleteSectionTranslation.initiate({ ...ref, writeHeaders }, untracked)),
  },
  media: {
    update: ({ ref, fields }, dispatch, writeHeaders) =>
      dispatch(media.updateMedia.initiate({ ...ref, change: fields, writeHeaders }, untracked)),
    remove: ({ ref }, dispatch, writeHeaders) =>
      dispatch(media.deleteMedia.initiate({ ...ref, writeHeaders }, untracked)),
  },
  chapter: {
    create: ({ ref, fields }, dispatch, writeHeaders) =>
      dispatch(chapters.createChapter.initiate({ ...ref, draft: fields, writeHeaders }, untracked)),
    update: ({ ref, fields }, dispatch, writeHeaders) =>
      dispatch(chapters.updateChapter.initiate({ ...ref, draft: fields, writeHeaders }, untracked)),
    remove: ({ ref }, dispatch, writeHeaders) =>
      dispatch(chapters.deleteChapter.initiate({ ...ref, writeHeaders }, untracked)),
  },
};

function textIn(data: unknown, name: string): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const value: unknown = Reflect.get(data, name);
  return typeof value === 'string' ? value : null;
}

/** Sends one edit and puts the response into the entity slices. */
export async function deliverEdit(
  dispatch: AnyDispatch,
  edit: Edit,
  writeHeaders?: WriteHeaders,
): Promise<EditOutcome> {
  const running = pickByEdit(calls, edit)(edit, dispatch, writeHeaders);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    running.abort();
  }, RESPONSE_TIMEOUT_MS);
  const result = await running;
  clearTimeout(timer);
  if (result.error) {
    return { ok: false, problem: isLate ? NETWORK_LOST : problemOf(result.error) };
  }
  const data: unknown = result.data;
  return { ok: true, id: textIn(data, 'id'), updatedAt: textIn(data, 'updated_at') };
}
