import { alignTimes } from '../../../audio/peaks/alignTimes';
import { type Pause } from '../../../audio/peaks/pauses';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import { type ChapterProposal } from '../../../domain/chapterFormats/chapterProposals';

interface Copied {
  chapters: ChapterList;
  fromDurationMs: number;
  toDurationMs: number;
  /** Of the recording that they are copied to. */
  pauses: readonly Pause[];
}

function confidenceText(confidence: number): string {
  const percent = `${Math.round(confidence * 100)}%`;
  if (confidence >= 0.6) return `At a pause, ${percent} sure`;
  if (confidence >= 0.2) return `At a pause, ${percent} sure: listen to it`;
  return 'By proportion alone: listen to it';
}

/**
 * The chapters of one recording proposed for the same text in another language: in order, by
 * proportion, at pauses where there are some near, each with how sure that is.
 */
export function copyProposals(copied: Copied): ChapterProposal[] {
  const { chapters, fromDurationMs, toDurationMs } = copied;
  const times = chapters.map(({ startMs }) => startMs);
  const aligned = alignTimes({ ...copied, times });
  const scale = toDurationMs / fromDurationMs;
  let before = -1;
  const starts = aligned.map(({ ms }) => {
    before = Math.max(before + 1, Math.round(ms));
    return before;
  });
  return chapters.map(({ title, startMs, endMs }, place) => {
    const start = starts[place] ?? 0;
    const next = starts[place + 1] ?? toDurationMs;
    const isClosed = endMs !== null && endMs < (chapters[place + 1]?.startMs ?? fromDurationMs);
    const length = endMs === null ? 0 : Math.round((endMs - startMs) * scale);
    return {
      startMs: start,
      endMs: isClosed && next > start ? Math.min(next, start + Math.max(1, length)) : null,
      title,
      note: confidenceText(aligned[place]?.confidence ?? 0),
      unreadable: null,
    };
  });
}
