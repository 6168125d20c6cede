import { type DecodeSamples } from '../decode/decodeSamples';
import { type RecordingCache } from './recordingCache';
import { type DecodeClient } from '../decode/startDecodeClient';

/** Browser dependencies of an opened recording, injected for tests. */
export interface RecordingPorts {
  startDecodeClient: () => DecodeClient;
  decode: DecodeSamples;
  /** True when an audio element plays MP3 frames in an MP4 file, in which it seeks exactly. */
  canSeekMp3: () => boolean;
  cache: RecordingCache;
}
