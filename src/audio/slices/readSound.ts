import { formatBytes } from '../../domain/text/bytes';
import { type ByteSource } from '../../domain/audioFormats/byteSource';
import { contiguousRuns, type FrameIndex } from '../../domain/audioFormats/frameIndex';
import { audioDurationSeconds } from '../../domain/audioFormats/audioDurationSeconds';
import {
  MpegFrameScanner,
  type MpegRejection,
  type MpegScan,
} from '../../domain/audioFormats/mpegFrameScanner';
import { readFlac } from '../../domain/audioFormats/readFlac';
import { playedSamples, readMp4, type Mp4Rejection } from '../../domain/audioFormats/readMp4';
import { readWav, type WavAudio } from '../../domain/audioFormats/readWav';
import { SNIFFED_BYTES, sniffSound, type SoundKind } from '../../domain/audioFormats/sniffSound';
import { scanFrames } from '../../domain/audioFormats/windowedScan';
import { mp3SampleEntry, writeMp4Header } from '../../domain/audioFormats/writeMp4';
import { truncationNotice } from './truncation';
import { WHOLE_FILE_BYTES } from './wholeFileBytes';

export type SoundLayout =
  | { kind: 'mpeg'; index: FrameIndex }
  | { kind: 'mp4'; index: FrameIndex; sampleEntry: Uint8Array }
  | { kind: 'wav'; wav: WavAudio };

/** Audio file that was parsed but not decoded. */
export interface Sound {
  kind: 'sound';
  type: string;
  layout: SoundLayout;
  sampleRate: number;
  /** Samples before the first one played. */
  skipSamples: number;
  /** Samples per channel that are played. */
  totalSamples: number;
  isVariableBitRate: boolean;
  /** MP4 header that makes an MP3 seekable by frame; null for files that already are. */
  header: Uint8Array<ArrayBuffer> | null;
  /** Warnings to show. */
  notices: string[];
}

/** File without a frame index: of another format, or damaged. */
export interface UnreadableFile {
  kind: 'unreadable';
  type: string | null;
  /** True if the browser may be able to decode the file in one piece. */
  isSound: boolean;
  /** Message to show. */
  problem: string;
  /** Whole milliseconds according to the file's headers; null when they lack it. */
  durationMs: number | null;
  /** Warnings to show if the file plays. */
  notices: string[];
  /** Decodable part of a truncated file: replaced first bytes, and its end offset; null otherwise. */
  part: { head: Uint8Array<ArrayBuffer>; end: number } | null;
}

const types: Partial<Record<SoundKind, string>> = {
  mpeg: 'audio/mpeg',
  mp4: 'audio/mp4',
  wav: 'audio/wav',
};

/** Minimum number of junk bytes for a notice; intact files have less between their tags. */
const JUNK_NOTICE_BYTES = 64 * 1024;
/**
 * Distance in seconds between the sync samples of an MP3 in MP4. A decoder that starts in the middle of an MP3 is
 * silent for a tenth of a second, because its bit reservoir is empty; sparse sync samples make it usually start well
 * before the target of a seek.
 */
const SYNC_SAMPLE_SECONDS = 10;
/** Tolerance in frames of the VBR tag in an intact file. */
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
  durationMs: null,
  notices: [],
  part: null,
});

const NOT_AUDIO = 'This file is not a recording that can be read.';
const UNSUPPORTED = 'The waveform of this kind of recording cannot be drawn.';

function rejectMpeg(rejection: MpegScan | MpegRejection): UnreadableFile {
  if (rejection.kind === 'free format') {
    return unreadable(
      'This MP3 has a free-format bit rate, which browsers do not play. Save it again with a constant or variable bit rate.',
    );
  }
  // Layer I or II: scanned successfully, but not supported.
  const isOtherLayer = rejection.kind === 'layer' || rejection.kind === 'scanned';
  return unreadable(isOtherLayer ? UNSUPPORTED : NOT_AUDIO, true);
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

/** True for sample rates in Hz that an OfflineAudioContext supports. */
const isDecodableRate = (rate: number) => rate >= 3000 && rate <= 384_000;

async function readMp4Sound(source: ByteSource): Promise<Sound | UnreadableFile> {
  const read = await readMp4(source);
  if (read.kind !== 'read') return rejectMp4(read);
  const { index, sampleEntry, skipSamples, missingFrames } = read;
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
    totalSamples: playedSamples(read),
    isVariableBitRate: false,
    header: null,
    notices:
      missingFrames > 0 ? [truncationNotice(presentSamples, declaredSamples, sampleRate)] : [],
  };
}

async function readWavSound(source: ByteSource): Promise<Sound | UnreadableFile> {
  const wav = await readWav(source);
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

/** Parses a FLAC file, which the browser decodes as a whole, or up to the end of its complete frames. */
async function readFlacSound(source: ByteSource): Promise<UnreadableFile> {
  const flac = await readFlac(source);
  const isCut = flac !== null && flac.missingSamples > 0;
  const problem =
    source.size > WHOLE_FILE_BYTES
      ? `FLAC files of more than ${formatBytes(WHOLE_FILE_BYTES)} are shown without a waveform.`
      : isCut
        ? 'The waveform of what is there cannot be drawn.'
        : 'No waveform can be drawn: this FLAC file seems to be damaged.';
  const file = unreadable(problem, true);
  if (!isCut) return file;
  const { totalSamples, missingSamples, sampleRate, head, end } = flac;
  file.notices = [truncationNotice(totalSamples, totalSamples + missingSamples, sampleRate)];
  file.part = { head, end };
  return file;
}

async function readByKind(
  source: ByteSource,
  kind: SoundKind,
  windowBytes: number | undefined,
): Promise<Sound | UnreadableFile> {
  if (kind === 'empty') return unreadable('This file is empty.');
  if (kind === 'web page') return unreadable('This address gives a page, not a recording.');
  if (kind === 'wav') return readWavSound(source);
  if (kind === 'mp4') return readMp4Sound(source);
  if (kind === 'flac') return readFlacSound(source);
  if (kind !== 'mpeg' && kind !== 'unknown') return unreadable(UNSUPPORTED, true);
  const scanner = new MpegFrameScanner();
  const fileBytes = await scanFrames(scanner, source, { windowBytes });
  return soundOfScan(scanner.finish(), fileBytes, kind);
}

/** Parses a file by its content alone; `windowBytes` is the window size of the frame scan. */
export async function readSound(
  source: ByteSource,
  windowBytes?: number,
): Promise<Sound | UnreadableFile> {
  const kind = sniffSound(await source.read(0, SNIFFED_BYTES));
  const sound = await readByKind(source, kind, windowBytes);
  if (sound.kind === 'unreadable' && sound.durationMs === null) {
    const seconds = await audioDurationSeconds(source, kind);
    sound.durationMs = seconds === null ? null : Math.round(seconds * 1000);
  }
  return sound;
}

function scannedMs({ index: { sizes, samplesPerFrame, sampleRate } }: MpegScan): number {
  return Math.round((sizes.length * samplesPerFrame * 1000) / sampleRate);
}

/** Converts the result of a frame scan to a parsed file. */
export function soundOfScan(
  scan: MpegScan | MpegRejection,
  fileBytes: number,
  kind: SoundKind,
): Sound | UnreadableFile {
  if (scan.kind === 'scanned' && scan.layer === 3) return readMpegSound(scan, fileBytes);
  const rejection = rejectMpeg(scan);
  rejection.isSound = rejection.isSound && kind === 'mpeg';
  rejection.type = types[kind] ?? null;
  if (scan.kind === 'scanned') rejection.durationMs = scannedMs(scan);
  return rejection;
}

/** Duration in whole milliseconds. */
export function durationMsOf({ totalSamples, sampleRate }: Sound): number {
  return Math.round((totalSamples / sampleRate) * 1000);
}
