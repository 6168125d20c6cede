import { boolean, number, object, string, type InferType } from 'yup';
import { limits } from '../limits';

const required = (message: string) => string().trim().required(message);

export const tourRules = object({
  title: required('Title is required'),
  slug: required('Slug is required'),
  city: required('City is required'),
  country: required('Country is required'),
  duration_seconds: number()
    .typeError(`Duration must be at least ${limits.tourSeconds} seconds`)
    .required(`Duration must be at least ${limits.tourSeconds} seconds`)
    .min(limits.tourSeconds, `Duration must be at least ${limits.tourSeconds} seconds`),
  primary_language: required('Language is required'),
  is_published: boolean().default(false),
  description: string().default(''),
  slug_suffix: string().trim().default(''),
});
export type TourDraft = InferType<typeof tourRules>;

/** Body of PATCH: every field is optional, none may be emptied. */
export const tourChangeRules = object({
  slug: string().trim().min(1, 'Slug is required'),
  city: string().trim().min(1, 'City is required'),
  country: string().trim().min(1, 'Country is required'),
  duration_seconds: number()
    .typeError(`Duration must be at least ${limits.tourSeconds} seconds`)
    .integer(`Duration must be at least ${limits.tourSeconds} seconds`)
    .min(limits.tourSeconds, `Duration must be at least ${limits.tourSeconds} seconds`)
    .nullable(),
  primary_language: string().trim().min(1, 'Language is required'),
  is_published: boolean(),
  published_at: string().nullable(),
  cover_media_url: string().nullable(),
});
export type TourChange = InferType<typeof tourChangeRules>;
