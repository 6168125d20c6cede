import { object, string, type InferType } from 'yup';
import { boundedText } from '../text/textRules';

export const devicePlatforms = ['android', 'ios'] as const;
export type DevicePlatform = (typeof devicePlatforms)[number];

/** Maximum token length; FCM tokens have about 160 characters. */
const MAX_TOKEN = 4096;

/** Rules of a device's registration for notifications. */
export const deviceRules = object({
  token: string().trim().required('Token is required').max(MAX_TOKEN),
  platform: string()
    .oneOf<DevicePlatform>([...devicePlatforms])
    .required('Platform is required'),
  /** Null when the person chose none. */
  language: boundedText('Language', 'language').nullable().default(null),
  /** Former token of the device, to be replaced. */
  previous_token: string().trim().max(MAX_TOKEN).nullable().default(null),
});
export type DeviceDraft = InferType<typeof deviceRules>;
