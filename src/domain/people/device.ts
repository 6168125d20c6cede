import { object, string, type InferType } from 'yup';
import { boundedText } from '../text/textRules';

export const devicePlatforms = ['android', 'ios'] as const;
export type DevicePlatform = (typeof devicePlatforms)[number];

/** Longer than any token of FCM, which have about 160 characters. */
const MAX_TOKEN = 4096;

/** A device of the app as it registers for notifications. */
export const deviceRules = object({
  token: string().trim().required('Token is required').max(MAX_TOKEN),
  platform: string()
    .oneOf<DevicePlatform>([...devicePlatforms])
    .required('Platform is required'),
  /** Null: the person chose none. */
  language: boundedText('Language', 'language').nullable().default(null),
  /** The token that this one replaces. */
  previous_token: string().trim().max(MAX_TOKEN).nullable().default(null),
});
export type DeviceDraft = InferType<typeof deviceRules>;
