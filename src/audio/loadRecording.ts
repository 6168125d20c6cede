import { decodePeaks } from './decodePeaks';
import { fetchRecording } from './fetchRecording';
import { type Peaks } from './peaks';
import { wholeDecoding, whyNotDecoded } from './recordingLimits';

export type RecordingLoad =
  /** On its way; the percent is null where the sender does not say how much there is. */
  | { phase: 'fetching'; percent: number | null }
  /** Can be played. */
  | { phase: 'drawing'; src: string }
  /** Without peaks there is a reason, in words to show. */
  | { phase: 'ready'; src: string; peaks: Peaks }
  | { phase: 'ready'; src: string; peaks: null; reason: string };

interface LoadOptions {
  /** As the record says; null when unknown. */
  seconds: number | null;
  onChange: (load: RecordingLoad) => void;
}

const plain = (src: string, reason: string): RecordingLoad => ({
  phase: 'ready',
  src,
  peaks: null,
  reason,
});

async function load(
  url: string,
  { seconds, onChange }: LoadOptions,
  signal: AbortSignal,
  keep: (src: string) => void,
): Promise<RecordingLoad> {
  const tooLong = whyNotDecoded({ bytes: null, seconds });
  if (tooLong !== null) return plain(url, tooLong);
  onChange({ phase: 'fetching', percent: null });
  let file: Blob;
  try {
    const fetched = await fetchRecording(url, {
      maxBytes: wholeDecoding.maxBytes,
      signal,
      onProgress: (share) => onChange({ phase: 'fetching', percent: Math.floor(share * 100) }),
    });
    if (fetched.kind === 'too large') {
      return plain(url, whyNotDecoded({ bytes: Infinity, seconds: null }) ?? '');
    }
    file = fetched.file;
  } catch {
    return plain(url, 'The waveform could not be loaded. The recording plays without it.');
  }
  if (signal.aborted) return plain(url, '');
  const src = URL.createObjectURL(file);
  keep(src);
  onChange({ phase: 'drawing', src });
  try {
    const peaks = await decodePeaks(file);
    return { phase: 'ready', src, peaks };
  } catch {
    return plain(src, 'No waveform could be drawn of this file.');
  }
}

/**
 * Loads a recording for playing and drawing. An ordinary file is fetched once and played from memory,
 * so that seeking needs nothing of the server; a long or large one is streamed and not drawn. Returns
 * what stops it and gives its memory back.
 */
export function loadRecording(url: string, options: LoadOptions): () => void {
  const stop = new AbortController();
  let held: string | null = null;
  const onChange = (next: RecordingLoad) => {
    if (!stop.signal.aborted) options.onChange(next);
  };
  void load(url, { ...options, onChange }, stop.signal, (src) => (held = src)).then(onChange);
  return () => {
    stop.abort();
    if (held !== null) URL.revokeObjectURL(held);
  };
}
