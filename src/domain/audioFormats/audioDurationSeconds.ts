import { AdtsFrameScanner } from './adtsFrameScanner';
import { type ByteSource } from './byteSource';
import { MpegFrameScanner } from './mpegFrameScanner';
import { playedSamples, readMp4, readMovieSeconds } from './readMp4';
import { readFlac } from './readFlac';
import { readOgg } from './readOgg';
import { readWav, wavSecondsByRate } from './readWav';
import { type SoundKind } from './sniffSound';
import { scanFrames } from './windowedScan';

interface SampleCount {
  /** Samples per channel. */
  totalSamples: number;
  /** Sample rate in Hz. */
  sampleRate: number;
}

/** Maximum bytes of junk tolerated between the frames of a damaged recording. */
const MAX_JUNK_BYTES = 4 * 1024 * 1024;

const secondsOf = (count: SampleCount | null) =>
  count === null || count.totalSamples === 0 ? null : count.totalSamples / count.sampleRate;

async function measureMpeg(source: ByteSource): Promise<number | null> {
  const scanner = new MpegFrameScanner();
  await scanFrames(scanner, source, { maxJunkBytes: MAX_JUNK_BYTES });
  const scan = scanner.finish();
  if (scan.kind !== 'scanned') return null;
  const { sizes, samplesPerFrame, sampleRate } = scan.index;
  return secondsOf({ totalSamples: sizes.length * samplesPerFrame, sampleRate });
}

async function measureAdts(source: ByteSource): Promise<number | null> {
  const scanner = new AdtsFrameScanner();
  await scanFrames(scanner, source, { maxJunkBytes: MAX_JUNK_BYTES });
  return secondsOf(scanner.finish());
}

async function measureMp4(source: ByteSource): Promise<number | null> {
  const audio = await readMp4(source);
  if (audio.kind !== 'read') return readMovieSeconds(source);
  return secondsOf({ totalSamples: playedSamples(audio), sampleRate: audio.index.sampleRate });
}

async function measureWav(source: ByteSource): Promise<number | null> {
  const wav = await readWav(source);
  return wav.kind === 'unsupported'
    ? wavSecondsByRate(source)
    : wav.kind === 'read'
      ? secondsOf(wav)
      : null;
}

/**
 * Audio duration in seconds by file kind: counts the samples actually present and played, regardless of the duration
 * the headers declare. Stops at a limit of junk bytes. Null when the duration is unknown without decoding.
 */
export async function audioDurationSeconds(
  source: ByteSource,
  kind: SoundKind,
): Promise<number | null> {
  if (kind === 'mpeg') return measureMpeg(source);
  if (kind === 'adts') return measureAdts(source);
  if (kind === 'mp4') return measureMp4(source);
  if (kind === 'wav') return measureWav(source);
  if (kind === 'flac') return secondsOf(await readFlac(source));
  return kind === 'ogg' ? secondsOf(await readOgg(source)) : null;
}
