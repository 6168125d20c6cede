import { alignTimes, type AlignedTime } from '../../../audio/peaks/alignTimes';
import { type Pause } from '../../../audio/peaks/pauses';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import { type ChapterProposal } from '../../../domain/chapterFormats/chapterProposals';

interface CopyOptions {
  chapters: ChapterList;
  fromDurationMs: number;
  toDurationMs: number;
  /** Pauses of the recording that receives the chapters. */
  pauses: readonly Pause[];
}

/** Note about a mapped time; null at the start of the recording. */
function noteOf({ ms, confidence, isAtPause }: AlignedTime): string | null {
  if (ms === 0) return null;
  if (!isAtPause) return 'Estimated by proportion: check by listening';
  const sure = `At a pause, ${Math.round(confidence * 100)}% sure`;
  return confidence >= 0.6 ? sure : `${sure}: check by listening`;
}

/**
 * Chapters of one recording mapped to the same text in another language: in order, scaled by duration, aligned to
 * nearby pauses, each with its confidence.
 */
export function copyProposals(options: CopyOptions): ChapterProposal[] {
  const { chapters, fromDurationMs, toDurationMs } = options;
  const times = chapters.map(({ startMs }) => startMs);
  const aligned = alignTimes({ ...options, times });
  const scale = toDurationMs / fromDurationMs;
  let previous = -1;
  const starts = aligned.map(({ ms }) => {
    previous = Math.max(previous + 1, Math.round(ms));
    return previous;
  });
  return chapters.map(({ title, startMs, endMs }, index) => {
    const start = starts[index] ?? 0;
    const next = starts[index + 1] ?? toDurationMs;
    const isClosed = endMs !== null && endMs < (chapters[index + 1]?.startMs ?? fromDurationMs);
    const length = endMs === null ? 0 : Math.round((endMs - startMs) * scale);
    return {
      startMs: start,
      endMs: isClosed && next > start ? Math.min(next, start + Math.max(1, length)) : null,
      title,
      note: noteOf(aligned[index] ?? { ms: 0, confidence: 0, isAtPause: false }),
      rejection: null,
    };
  });
}

/** Chapters of one recording proposed for another at unchanged times. */
export const keptProposals = (chapters: ChapterList): ChapterProposal[] =>
  chapters.map(({ title, startMs, endMs }) => {
    return { startMs, endMs, title, note: null, rejection: null };
  });

/** Greatest difference in length at which the times of one recording can be kept in another. */
const NEARLY_SAME_MS = 1000;
/** Greatest difference in length between two files of the same sound, due to encoder padding. */
const SAME_SOUND_MS = 60;

/** `canKeep`: the times can be kept; `isUsual`: keeping them is the default. Null lengths are unknown. */
export function keptTimes(
  from: { language: string; duration: number | null },
  to: { language: string; durationMs: number | null },
): { canKeep: boolean; isUsual: boolean } {
  if (from.duration === null || to.durationMs === null) return { canKeep: false, isUsual: false };
  const differenceMs = Math.abs(from.duration * 1000 - to.durationMs);
  return {
    canKeep: differenceMs <= NEARLY_SAME_MS,
    isUsual: differenceMs <= SAME_SOUND_MS && from.language === to.language,
  };
}
