import { boolean, object, type InferType } from 'yup';
import { limits } from '../limits';
import { boundedText, isoTime, pictureUrl, wholeNumber } from '../text/textRules';

const durationMessage = `Duration must be at least ${limits.tourSeconds} seconds`;
const durationSeconds = wholeNumber('Duration', durationMessage).min(
  limits.tourSeconds,
  durationMessage,
);
const title = boundedText('Title', 'title').trim();
const slug = boundedText('Slug', 'slug').trim();
const city = boundedText('City', 'name').trim();
const country = boundedText('Country', 'name').trim();
const language = boundedText('Language', 'language').trim();

export const tourRules = object({
  title: title.required('Title is required'),
  slug: slug.required('Slug is required'),
  city: city.required('City is required'),
  country: country.required('Country is required'),
  duration_seconds: durationSeconds.required(durationMessage),
  primary_language: language.required('Language is required'),
  is_published: boolean().default(false),
  description: boundedText('Description', 'description').default(''),
  slug_suffix: boundedText('Slug suffix', 'slug').trim().default(''),
});
/** Body of `POST /api/tours`; `TourDraft` in the contract. */
export type NewTour = InferType<typeof tourRules>;

/** Body of PATCH: every field is optional, none may be emptied. */
export const tourChangeRules = object({
  slug: slug.min(1, 'Slug is required'),
  city: city.min(1, 'City is required'),
  country: country.min(1, 'Country is required'),
  duration_seconds: durationSeconds.nullable(),
  primary_language: language.min(1, 'Language is required'),
  is_published: boolean(),
  published_at: isoTime().nullable(),
  cover_media_url: pictureUrl().nullable(),
});
export type TourChange = InferType<typeof tourChangeRules>;
