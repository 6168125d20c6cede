import { memo, useEffect, useMemo, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import Box from '@mui/material/Box';
import { overviewPoints, type PeaksPyramid } from '../../audio/peaks/peaksPyramid';
import { formatTimecode } from '../../domain/text/duration';
import { type TrackChapter } from '../chapterTrack/TrackChapter';
import { OVERVIEW_HEIGHT } from '../timeline/timelineSizes';
import { endOf, type TimeView } from '../timeline/timeView';
import { type TimeViewStore } from '../timeline/TimeViewStore';
import { Waveform } from './Waveform';

export interface WaveformOverviewProps {
  view: TimeViewStore;
  pyramid: PeaksPyramid;
  media: HTMLMediaElement;
  chapters: readonly TrackChapter[];
}

/** Minimum width of the pane in pixels, so that it can be dragged. */
const MIN_PIXELS = 10;

const lengthOf = (seen: TimeView) => endOf(seen) - seen.startMs;

/** Ref of the pane, which follows the visible range without rendering. */
function usePane(view: TimeViewStore) {
  const pane = useRef<HTMLDivElement>(null);
  const { durationMs } = view;
  useEffect(() => {
    const updatePane = () => {
      const seen = view.get();
      const element = pane.current;
      if (element === null) return;
      const [left, right] = [seen.startMs / durationMs, Math.min(1, endOf(seen) / durationMs)];
      element.style.left = `${left * 100}%`;
      element.style.width = `max(${MIN_PIXELS}px, ${(right - left) * 100}%)`;
      element.setAttribute('aria-valuenow', String(Math.round(seen.startMs)));
      const text = `${formatTimecode(seen.startMs)} to ${formatTimecode(endOf(seen))}`;
      element.setAttribute('aria-valuetext', text);
    };
    updatePane();
    return view.subscribe(updatePane);
  }, [view, durationMs]);
  return pane;
}

/** Drags the pane; a press outside centres the pane there. */
function usePaneDrag(view: TimeViewStore) {
  const dragOffset = useRef<number | null>(null);
  const { durationMs } = view;
  const msAt = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return ((event.clientX - left) / Math.max(1, width)) * durationMs;
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const seen = view.get();
    const at = msAt(event);
    const isInside = at >= seen.startMs && at <= endOf(seen);
    dragOffset.current = isInside ? at - seen.startMs : lengthOf(seen) / 2;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    if (!isInside) view.startAt(at - dragOffset.current);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (dragOffset.current !== null) view.startAt(msAt(event) - dragOffset.current);
  };
  const end = () => (dragOffset.current = null);
  return { begin, move, end };
}

function moveByKey(view: TimeViewStore, event: KeyboardEvent): void {
  const seen = view.get();
  const steps: Record<string, number> = {
    ArrowLeft: -0.1,
    ArrowRight: 0.1,
    PageUp: -1,
    PageDown: 1,
    Home: -Infinity,
    End: Infinity,
  };
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const unclamped = seen.startMs + step * lengthOf(seen);
  view.startAt(Math.min(view.durationMs, Math.max(0, unclamped)));
}

/** Overview of the whole recording, with chapters as ticks and the visible range as a draggable pane. */
export const WaveformOverview = memo(function WaveformOverview({
  view,
  pyramid,
  media,
  chapters,
}: WaveformOverviewProps) {
  const peaks = useMemo(() => overviewPoints(pyramid), [pyramid]);
  const { durationMs } = view;

  const pane = usePane(view);
  const drag = usePaneDrag(view);

  return (
    <Box
      onPointerDown={drag.begin}
      onPointerMove={drag.move}
      onPointerUp={drag.end}
      onPointerCancel={drag.end}
      sx={{
        position: 'relative',
        height: OVERVIEW_HEIGHT,
        overflow: 'clip',
        border: '1px solid var(--line)',
        borderRadius: 1,
        backgroundColor: 'var(--side)',
        touchAction: 'none',
        cursor: 'pointer',
        '& i': {
          position: 'absolute',
          top: 0,
          height: 6,
          width: 2,
          backgroundColor: 'var(--accent-fill)',
        },
      }}
    >
      {/* The duration in the record may differ from that of the audio by fractions of a second. */}
      <Box sx={{ width: `${Math.min(1, pyramid.durationMs / durationMs) * 100}%` }}>
        <Waveform peaks={peaks} media={media} />
      </Box>
      {chapters.map(({ id, startMs }) => (
        <i key={id} aria-hidden style={{ left: `${(startMs / durationMs) * 100}%` }} />
      ))}
      <Box
        ref={pane}
        role="slider"
        tabIndex={0}
        aria-label="Visible part of the recording"
        aria-valuemin={0}
        aria-valuemax={durationMs}
        aria-valuenow={0}
        onKeyDown={(event) => moveByKey(view, event)}
        sx={{
          position: 'absolute',
          insetBlock: 0,
          minWidth: MIN_PIXELS,
          border: '1px solid var(--accent-text)',
          borderRadius: '4px',
          backgroundColor: 'color-mix(in srgb, var(--accent-fill) 14%, transparent)',
          cursor: 'grab',
          '&:active': { cursor: 'grabbing' },
          '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -2 },
        }}
      />
    </Box>
  );
});
