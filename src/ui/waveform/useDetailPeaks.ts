import { useCallback, useEffect, useRef } from 'react';
import { type PeaksPyramid } from '../../audio/peaks/peaksPyramid';
import { type TimeViewStore } from '../timeline/TimeViewStore';
import { endOf, type TimeView } from '../timeline/timeView';

export type ReadDetailPeaks = (
  startMs: number,
  endMs: number,
  signal: AbortSignal,
) => Promise<PeaksPyramid | null>;

/** Debounce in milliseconds: a view at rest for this long is worth decoding. */
const DEBOUNCE_MS = 90;
const MAX_SPAN_MS = 20_000;

const covers = (detail: PeaksPyramid, view: TimeView) =>
  detail.startMs <= view.startMs + 1 && detail.startMs + detail.durationMs >= endOf(view) - 1;

function isFinerThan({ sampleRate, levels }: PeaksPyramid, view: TimeView): boolean {
  const finestMs = ((levels[0]?.samplesPerPair ?? 1) * 1000) / sampleRate;
  return view.msPerPixel < finestMs;
}

/**
 * Finer peaks of the visible seconds, once the view is closer than the resolution of the whole. Returns a function that
 * gives the best peaks available for a view.
 */
export function useDetailPeaks(
  pyramid: PeaksPyramid | null,
  view: TimeViewStore,
  readDetail: ReadDetailPeaks | null,
  onRead: () => void,
): (seen: TimeView) => PeaksPyramid | null {
  const detail = useRef<PeaksPyramid | null>(null);

  useEffect(() => {
    if (pyramid === null || readDetail === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let controller: AbortController | null = null;
    const read = async () => {
      const seen = view.get();
      const margin = (endOf(seen) - seen.startMs) / 2;
      const startMs = Math.max(0, seen.startMs - margin);
      const endMs = Math.min(view.durationMs, endOf(seen) + margin, startMs + MAX_SPAN_MS);
      controller = new AbortController();
      try {
        detail.current = await readDetail(startMs, endMs, controller.signal);
        onRead();
      } catch {
        // Aborted by the next view, which requests its own peaks.
      }
    };
    const watch = () => {
      clearTimeout(timer);
      const seen = view.get();
      const isCovered = detail.current !== null && covers(detail.current, seen);
      if (isCovered || !isFinerThan(pyramid, seen)) return;
      timer = setTimeout(() => {
        controller?.abort();
        void read();
      }, DEBOUNCE_MS);
    };
    watch();
    const stop = view.subscribe(watch);
    return () => {
      stop();
      clearTimeout(timer);
      controller?.abort();
      detail.current = null;
    };
  }, [pyramid, view, readDetail, onRead]);

  return useCallback(
    (seen) => {
      const fine = detail.current;
      const isUsed = pyramid !== null && fine !== null && isFinerThan(pyramid, seen);
      return isUsed && covers(fine, seen) ? fine : pyramid;
    },
    [pyramid],
  );
}
