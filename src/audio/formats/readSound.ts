import { formatBytes } from '../../domain/text/bytes';
import { formatTimecode } from '../../domain/text/duration';
import { runsOf, type FrameIndex } from './frameIndex';
import { readMp4, type Mp4Refusal } from './readMp4';
import { readWav, type WavSound } from './readWav';
import { sniffSound, type SoundKind } from './sniffSound';
import { walkMpeg, type MpegRefusal, type MpegWalk } from './mpegFrames';
import { mp3SampleEntry, writeMp4Header } from './writeMp4';

export type SoundLayout =
  | { kind: 'mpeg'; index: FrameIndex }
  | { kind: 'mp4'; index: FrameIndex; sampleEntry: Uint8Array }
  | { kind: 'wav'; wav: WavSound };

/** What a file holds, known without decoding it. */
export interface Sound {
  kind: 'sound';
  type: string;
  layout: SoundLayout;
  sampleRate: number;
  /** Samples before the one that is heard first. */
  skipSamples: number;
  /** That are heard, of one channel. */
  totalSamples: number;
  isVariableBitRate: boolean;
  /** Written before the file it is sought exactly; null where it is already. */
  header: Uint8Array<ArrayBuffer> | null;
  /** What isn't as it should be, in words to show. */
  notices: string[];
}

/** A file whose frames can't be read here. */
export interface Unreadable {
  kind: 'unreadable';
  type: string | null;
  /** It may be sound that the browser decodes as a whole. */
  isSound: boolean;
  /** In words to show. */
  problem: string;
}

const types: Partial<Record<SoundKind, string>> = {
  mpeg: 'audio/mpeg',
  mp4: 'audio/mp4',
  wav: 'audio/wav',
};

/** Less is found between the tags of honest files. */
const JUNK_WORTH_TELLING = 64 * 1024;
/**
 * A decoder that starts in the middle of an MP3 gives nothing for a tenth of a second: a frame's sound
 * may lie in frames before it. Let it start so much earlier that this is seldom heard.
 */
const SECONDS_PER_START = 10;
/** An encoder's count is this many frames off in honest files. */
const COUNT_TOLERANCE = 4;

const refuse = (problem: string, isSound = false, type: string | null = null): Unreadable => ({
  kind: 'unreadable',
  type,
  isSound,
  problem,
});

const NOT_SOUND = 'This file is not a recording that can be read.';
const UNUSUAL = 'The waveform of this kind of recording cannot be drawn.';

function endsEarly(samples: number, promised: number, sampleRate: number): string {
  const time = (count: number) => formatTimecode((count / sampleRate) * 1000);
  return `The file ends early: ${time(samples)} of ${time(promised)} are there.`;
}

function refuseMpeg(refusal: MpegRefusal): Unreadable {
  if (refusal.kind === 'free format') {
    return refuse(
      'This MP3 has a free-format bit rate, which browsers do not play. Save it again with a constant or variable bit rate.',
    );
  }
  return refusal.kind === 'layer' ? refuse(UNUSUAL, true) : refuse(NOT_SOUND, true);
}

function readMpegSound(walk: MpegWalk, fileBytes: number): Sound {
  const { index, channels, version, promisedFrames, junkBytes } = walk;
  const { sizes, samplesPerFrame, sampleRate } = index;
  const totalSamples = sizes.length * samplesPerFrame;
  const notices: string[] = [];
  if (promisedFrames !== null && promisedFrames > sizes.length + COUNT_TOLERANCE) {
    notices.push(endsEarly(totalSamples, promisedFrames * samplesPerFrame, sampleRate));
  }
  if (junkBytes > JUNK_WORTH_TELLING) {
    notices.push(`${formatBytes(junkBytes)} of this file are not sound and were left out.`);
  }
  const header = writeMp4Header({
    sampleEntry: mp3SampleEntry(channels, sampleRate, version === 1 ? 0x6b : 0x69),
    timescale: sampleRate,
    samplesPerFrame,
    sizes,
    runs: runsOf(index, 0, sizes.length),
    dataBytes: fileBytes,
    framesPerStart: Math.round((SECONDS_PER_START * sampleRate) / samplesPerFrame),
  });
  return {
    kind: 'sound',
    type: 'audio/mpeg',
    layout: { kind: 'mpeg', index },
    sampleRate,
    skipSamples: 0,
    totalSamples,
    isVariableBitRate: walk.isVariableBitRate,
    header,
    notices,
  };
}

function refuseMp4({ kind }: Mp4Refusal): Unreadable {
  if (kind === 'no index') {
    return refuse('This M4A is incomplete: the list of its frames is missing. Upload it again.');
  }
  return kind === 'no sound'
    ? refuse('There is no sound in this file.')
    : refuse(UNUSUAL, true, 'audio/mp4');
}

/** Rates a browser decodes to. */
const isUsualRate = (rate: number) => rate >= 3000 && rate <= 384_000;

function readMp4Sound(bytes: Uint8Array): Sound | Unreadable {
  const read = readMp4(bytes);
  if (read.kind !== 'read') return refuseMp4(read);
  const { index, sampleEntry, skipSamples, heardSamples, missingFrames } = read;
  const { sizes, samplesPerFrame, sampleRate } = index;
  if (sizes.length === 0)
    return refuse('This M4A is incomplete: its sound is missing. Upload it again.');
  if (!isUsualRate(sampleRate)) return refuse(UNUSUAL, true, 'audio/mp4');
  const there = Math.max(0, sizes.length * samplesPerFrame - skipSamples);
  const whole = there + missingFrames * samplesPerFrame;
  return {
    kind: 'sound',
    type: 'audio/mp4',
    layout: { kind: 'mp4', index, sampleEntry },
    sampleRate,
    skipSamples,
    totalSamples: Math.min(there, heardSamples ?? there),
    isVariableBitRate: false,
    header: null,
    notices: missingFrames > 0 ? [endsEarly(there, whole, sampleRate)] : [],
  };
}

function readWavSound(bytes: Uint8Array): Sound | Unreadable {
  const wav = readWav(bytes);
  if (wav.kind === 'unusual') return refuse(UNUSUAL, true, 'audio/wav');
  if (wav.kind === 'damaged') return refuse('This WAV file is damaged: its header cannot be read.');
  const { totalSamples, sampleRate, missingSamples } = wav;
  if (totalSamples === 0) return refuse('There is no sound in this file.');
  const promised = totalSamples + missingSamples;
  return {
    kind: 'sound',
    type: 'audio/wav',
    layout: { kind: 'wav', wav },
    sampleRate,
    skipSamples: 0,
    totalSamples,
    isVariableBitRate: false,
    header: null,
    notices: missingSamples > 0 ? [endsEarly(totalSamples, promised, sampleRate)] : [],
  };
}

/** Reads what a whole file holds, by its content alone. */
export function readSound(bytes: Uint8Array): Sound | Unreadable {
  const kind = sniffSound(bytes);
  if (kind === 'empty') return refuse('This file is empty.');
  if (kind === 'web page') return refuse('This address gives a page, not a recording.');
  if (kind === 'wav') return readWavSound(bytes);
  if (kind === 'mp4') return readMp4Sound(bytes);
  if (kind === 'other sound') return refuse(UNUSUAL, true);
  return soundOfWalk(walkMpeg(bytes), bytes.length, kind);
}

/** What a file holds whose frames of MP3 were walked. */
export function soundOfWalk(
  walk: MpegWalk | MpegRefusal,
  fileBytes: number,
  kind: SoundKind,
): Sound | Unreadable {
  if (walk.kind === 'walked') return readMpegSound(walk, fileBytes);
  const refusal = refuseMpeg(walk);
  return { ...refusal, isSound: refusal.isSound && kind === 'mpeg', type: types[kind] ?? null };
}

/** Whole milliseconds. */
export function durationMsOf({ totalSamples, sampleRate }: Sound): number {
  return Math.round((totalSamples / sampleRate) * 1000);
}
