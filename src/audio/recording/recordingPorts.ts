import { type DecodeSamples } from '../decode/decodeSamples';
import { type RecordingCache } from './recordingCache';
import { type Desk } from '../decode/startDecodeWorker';

/** What an opened recording needs of the browser. */
export interface RecordingPorts {
  startDesk: () => Desk;
  decode: DecodeSamples;
  /** Whether an audio element plays MP3 frames in an MP4 file, which it seeks exactly. */
  canSeekMp3: () => boolean;
  cache: RecordingCache;
}
