import { RecordingCache } from './recordingCache';

/** The console's one cache of recordings: opened at sign-in, destroyed at sign-out. */
export const recordingCache = new RecordingCache();
