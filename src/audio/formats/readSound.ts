import { formatBytes } from '../../domain/text/bytes';
import { formatTimecode } from '../../domain/text/duration';
import { contiguousRuns, type FrameIndex } from './frameIndex';
import { readMp4, type Mp4Rejection } from './readMp4';
import { readWav, type WavAudio } from './readWav';
import { sniffSound, type SoundKind } from './sniffSound';
import { scanMpegFrames, type MpegRejection, type MpegScan } from './mpegFrameScanner';
import { mp3SampleEntry, writeMp4Header } from './writeMp4';

export type SoundLayout =
  | { kind: 'mpeg'; index: FrameIndex }
  | { kind: 'mp4'; index: FrameIndex; sampleEntry: Uint8Array }
  | { kind: 'wav'; wav: WavAudio };

/** A parsed audio file, not decoded. */
export interface Sound {
  kind: 'sound';
  type: string;
  layout: SoundLayout;
  sampleRate: number;
  /** Samples before the first one that is played. */
  skipSamples: number;
  /** Samples per channel that are played. */
  totalSamples: number;
  isVariableBitRate: boolean;
  /** MP4 header that makes an MP3 seekable by frame; null where the file is already. */
  header: Uint8Array<ArrayBuffer> | null;
  /** Warnings to show. */
  notices: string[];
}

/** A file without a frame index: of another format, or broken. */
export interface UnreadableFile {
  kind: 'unreadable';
  type: string | null;
  /** True when the browser may be able to decode it in one piece. */
  isSound: boolean;
  /** Message to show. */
  problem: string;
}

const types: Partial<Record<SoundKind, string>> = {
  mpeg: 'audio/mpeg',
  mp4: 'audio/mp4',
  wav: 'audio/wav',
};

/** Junk from which on a notice is shown: intact files have less between their tags. */
const JUNK_NOTICE_BYTES = 64 * 1024;
/**
 * Seconds between the sync samples of an MP3 in MP4. A decoder that starts in the middle of an MP3 is
 * silent for a tenth of a second, as its bit reservoir is empty: sync samples are sparse, so that it
 * mostly starts well before the target of a seek.
 */
const SYNC_SAMPLE_SECONDS = 10;
/** Frames by which the VBR tag of an intact file may be off. */
const FRAME_COUNT_TOLERANCE = 4;

const unreadable = (
  problem: string,
  isSound = false,
  type: string | null = null,
): UnreadableFile => ({
  kind: 'unreadable',
  type,
  isSound,
  problem,
});

const NOT_AUDIO = 'This file is not a recording that can be read.';
const UNSUPPORTED = 'The waveform of this kind of recording cannot be drawn.';

function truncationNotice(samples: number, declared: number, sampleRate: number): string {
  const time = (count: number) => formatTimecode((count / sampleRate) * 1000);
  return `The file ends early: ${time(samples)} of ${time(declared)} are there.`;
}

function rejectMpeg(rejection: MpegRejection): UnreadableFile {
  if (rejection.kind === 'free format') {
    return unreadable(
      'This MP3 has a free-format bit rate, which browsers do not play. Save it again with a constant or variable bit rate.',
    );
  }
  return rejection.kind === 'layer' ? unreadable(UNSUPPORTED, true) : unreadable(NOT_AUDIO, true);
}

function readMpegSound(scan: MpegScan, fileBytes: number): Sound {
  const { index, channels, version, declaredFrames, junkBytes } = scan;
  const { sizes, samplesPerFrame, sampleRate } = index;
  const totalSamples = sizes.length * samplesPerFrame;
  const notices: string[] = [];
  if (declaredFrames !== null && declaredFrames > sizes.length + FRAME_COUNT_TOLERANCE) {
    notices.push(truncationNotice(totalSamples, declaredFrames * samplesPerFrame, sampleRate));
  }
  if (junkBytes > JUNK_NOTICE_BYTES) {
    notices.push(`${formatBytes(junkBytes)} of this file are not sound and were left out.`);
  }
  const header = writeMp4Header({
    sampleEntry: mp3SampleEntry(channels, sampleRate, version === 1 ? 0x6b : 0x69),
    timescale: sampleRate,
    samplesPerFrame,
    sizes,
    runs: contiguousRuns(index, 0, sizes.length),
    dataBytes: fileBytes,
    framesPerSyncSample: Math.round((SYNC_SAMPLE_SECONDS * sampleRate) / samplesPerFrame),
  });
  return {
    kind: 'sound',
    type: 'audio/mpeg',
    layout: { kind: 'mpeg', index },
    sampleRate,
    skipSamples: 0,
    totalSamples,
    isVariableBitRate: scan.isVariableBitRate,
    header,
    notices,
  };
}

function rejectMp4({ kind }: Mp4Rejection): UnreadableFile {
  if (kind === 'no index') {
    return unreadable(
      'This M4A is incomplete: the list of its frames is missing. Upload it again.',
    );
  }
  return kind === 'no sound'
    ? unreadable('There is no sound in this file.')
    : unreadable(UNSUPPORTED, true, 'audio/mp4');
}

/** True for the rates (Hz) that an OfflineAudioContext supports. */
const isDecodableRate = (rate: number) => rate >= 3000 && rate <= 384_000;

function readMp4Sound(bytes: Uint8Array): Sound | UnreadableFile {
  const read = readMp4(bytes);
  if (read.kind !== 'read') return rejectMp4(read);
  const { index, sampleEntry, skipSamples, segmentSamples, missingFrames } = read;
  const { sizes, samplesPerFrame, sampleRate } = index;
  if (sizes.length === 0)
    return unreadable('This M4A is incomplete: its sound is missing. Upload it again.');
  if (!isDecodableRate(sampleRate)) return unreadable(UNSUPPORTED, true, 'audio/mp4');
  const presentSamples = Math.max(0, sizes.length * samplesPerFrame - skipSamples);
  const declaredSamples = presentSamples + missingFrames * samplesPerFrame;
  return {
    kind: 'sound',
    type: 'audio/mp4',
    layout: { kind: 'mp4', index, sampleEntry },
    sampleRate,
    skipSamples,
    totalSamples: Math.min(presentSamples, segmentSamples ?? presentSamples),
    isVariableBitRate: false,
    header: null,
    notices:
      missingFrames > 0 ? [truncationNotice(presentSamples, declaredSamples, sampleRate)] : [],
  };
}

function readWavSound(bytes: Uint8Array): Sound | UnreadableFile {
  const wav = readWav(bytes);
  if (wav.kind === 'unsupported') return unreadable(UNSUPPORTED, true, 'audio/wav');
  if (wav.kind === 'malformed')
    return unreadable('This WAV file is damaged: its header cannot be read.');
  const { totalSamples, sampleRate, missingSamples } = wav;
  if (totalSamples === 0) return unreadable('There is no sound in this file.');
  const declared = totalSamples + missingSamples;
  return {
    kind: 'sound',
    type: 'audio/wav',
    layout: { kind: 'wav', wav },
    sampleRate,
    skipSamples: 0,
    totalSamples,
    isVariableBitRate: false,
    header: null,
    notices: missingSamples > 0 ? [truncationNotice(totalSamples, declared, sampleRate)] : [],
  };
}

/** Parses a whole file, by its content alone. */
export function readSound(bytes: Uint8Array): Sound | UnreadableFile {
  const kind = sniffSound(bytes);
  if (kind === 'empty') return unreadable('This file is empty.');
  if (kind === 'web page') return unreadable('This address gives a page, not a recording.');
  if (kind === 'wav') return readWavSound(bytes);
  if (kind === 'mp4') return readMp4Sound(bytes);
  if (kind === 'other sound') return unreadable(UNSUPPORTED, true);
  return soundOfScan(scanMpegFrames(bytes), bytes.length, kind);
}

/** The result of a frame scan as a parsed file. */
export function soundOfScan(
  scan: MpegScan | MpegRejection,
  fileBytes: number,
  kind: SoundKind,
): Sound | UnreadableFile {
  if (scan.kind === 'scanned') return readMpegSound(scan, fileBytes);
  const rejection = rejectMpeg(scan);
  return { ...rejection, isSound: rejection.isSound && kind === 'mpeg', type: types[kind] ?? null };
}

/** Whole milliseconds. */
export function durationMsOf({ totalSamples, sampleRate }: Sound): number {
  return Math.round((totalSamples / sampleRate) * 1000);
}
