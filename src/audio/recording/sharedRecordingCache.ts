import { RecordingCache } from './recordingCache';

/** Single cache of recordings in the console: opened at sign-in, destroyed at sign-out. */
export const recordingCache = new RecordingCache();
