import { type Problem } from '../../domain/problem';
import { chaptersEndpoints } from '../endpoints/chaptersEndpoints';
import { mediaEndpoints } from '../endpoints/mediaEndpoints';
import { sectionsEndpoints } from '../endpoints/sectionsEndpoints';
import { sectionTranslationsEndpoints } from '../endpoints/sectionTranslationsEndpoints';
import { tourTranslationsEndpoints } from '../endpoints/tourTranslationsEndpoints';
import { toursEndpoints } from '../endpoints/toursEndpoints';
import { type AnyDispatch } from '../api/anyDispatch';
import { problemOf } from '../api/problemOf';
import { type DeliveryTerms } from '../api/workerBaseQuery';
import { type Edit } from '../outbox/edit';
import { NETWORK_LOST } from '../outbox/networkLost';

export type Delivery =
  | {
      ok: true;
      id: string | null;
      /** Of the record as it is now, where the answer tells. */
      updatedAt: string | null;
    }
  | { ok: false; problem: Problem };

/** A worker that says nothing for so long is taken for one that does not answer. */
const ANSWER_MS = 30_000;

const tours = toursEndpoints.endpoints;
const tourTexts = tourTranslationsEndpoints.endpoints;
const sections = sectionsEndpoints.endpoints;
const sectionTexts = sectionTranslationsEndpoints.endpoints;
const media = mediaEndpoints.endpoints;
const chapters = chaptersEndpoints.endpoints;

function initiate(dispatch: AnyDispatch, given: Edit, terms: DeliveryTerms['terms']) {
  const options = { track: false };
  const edit = { ...given, terms };
  switch (edit.kind) {
    case 'tour created':
      return dispatch(tours.createTour.initiate({ ...edit.draft, terms }, options));
    case 'tour changed':
      return dispatch(tours.updateTour.initiate(edit, options));
    case 'tour removed':
      return dispatch(tours.deleteTour.initiate(edit, options));
    case 'tour text created':
      return dispatch(tourTexts.createTourTranslation.initiate(edit, options));
    case 'tour text changed':
      return dispatch(tourTexts.updateTourTranslation.initiate(edit, options));
    case 'tour text removed':
      return dispatch(tourTexts.deleteTourTranslation.initiate(edit, options));
    case 'section created':
      return dispatch(sections.createSection.initiate(edit, options));
    case 'section changed':
      return dispatch(sections.updateSection.initiate(edit, options));
    case 'section removed':
      return dispatch(sections.deleteSection.initiate(edit, options));
    case 'section text created':
      return dispatch(sectionTexts.createSectionTranslation.initiate(edit, options));
    case 'section text changed':
      return dispatch(sectionTexts.updateSectionTranslation.initiate(edit, options));
    case 'section text removed':
      return dispatch(sectionTexts.deleteSectionTranslation.initiate(edit, options));
    case 'media changed':
      return dispatch(media.updateMedia.initiate(edit, options));
    case 'media removed':
      return dispatch(media.deleteMedia.initiate(edit, options));
    case 'chapter created':
      return dispatch(chapters.createChapter.initiate(edit, options));
    case 'chapter changed':
      return dispatch(chapters.updateChapter.initiate(edit, options));
    case 'chapter removed':
      return dispatch(chapters.deleteChapter.initiate(edit, options));
  }
}

function textIn(data: unknown, name: string): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const value: unknown = Reflect.get(data, name);
  return typeof value === 'string' ? value : null;
}

/** Sends one edit to the worker and puts its answer into the entity slices. */
export async function deliverEdit(
  dispatch: AnyDispatch,
  edit: Edit,
  terms?: DeliveryTerms['terms'],
): Promise<Delivery> {
  const running = initiate(dispatch, edit, terms);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    running.abort();
  }, ANSWER_MS);
  const result = await running;
  clearTimeout(timer);
  if (result.error) {
    return { ok: false, problem: isLate ? NETWORK_LOST : problemOf(result.error) };
  }
  const data: unknown = result.data;
  return { ok: true, id: textIn(data, 'id'), updatedAt: textIn(data, 'updated_at') };
}
