import { RecordingCache } from './recordingCache';

/** The console's one cache of recordings: opened for who signs in, destroyed when they sign out. */
export const recordingCache = new RecordingCache();
