import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import Box from '@mui/material/Box';
import { type PeaksPyramid } from '../../audio/peaks/peaksPyramid';
import { type Playback } from '../../audio/playback/playback';
import { spokenTime } from '../../domain/text/duration';
import { HoverTime } from './HoverTime';
import { isMotionReduced } from '../timeline/isMotionReduced';
import { EMPTY_WAVEFORM_HEIGHT } from '../timeline/timelineSizes';
import { xOf } from '../timeline/timeView';
import { type TimeViewStore } from '../timeline/TimeViewStore';
import { useWaveformHeight } from '../timeline/useWaveformHeight';
import { type ReadDetailPeaks } from './useDetailPeaks';
import { useTimelinePointers, useTimelineWheel } from './useTimelineGestures';
import { WaveformCanvas } from './WaveformCanvas';

export interface RecordingTimelineProps {
  playback: Playback;
  view: TimeViewStore;
  /** Null while there are no peaks yet, or none at all. */
  pyramid: PeaksPyramid | null;
  isPreview: boolean;
  readDetail: ReadDetailPeaks | null;
  /** Starts of proposed chapters, drawn over the waveform. */
  ghosts?: readonly { startMs: number }[];
  isFollowing: boolean;
  /** True when there will be no waveform. */
  hasNoWaveform: boolean;
  /** Rendered above the waveform. */
  chapterTrack: ReactNode;
  /** Rendered over the waveform area while the recording loads. */
  children?: ReactNode;
}

/** Reports the width of the element to the view. */
function useMeasuredWidth(box: RefObject<HTMLElement | null>, view: TimeViewStore): void {
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => view.resize(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, view]);
}

/** Refs of the playhead and its slider, which follow the playback without rendering. */
function usePlayhead(playback: Playback, view: TimeViewStore, isFollowing: boolean) {
  const playhead = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const updatePlayhead = () => {
      const x = xOf(view.get(), playback.positionMs());
      if (playhead.current) playhead.current.style.transform = `translateX(${x}px)`;
    };
    const move = (ms: number) => {
      slider.current?.setAttribute('aria-valuenow', String(ms));
      slider.current?.setAttribute('aria-valuetext', spokenTime(ms));
      if (isFollowing && !playback.element.paused) view.follow(ms, !isMotionReduced());
      updatePlayhead();
    };
    const stopMoves = playback.onPositionChange(move);
    const stopView = view.subscribe(updatePlayhead);
    return () => {
      stopMoves();
      stopView();
    };
  }, [playback, view, isFollowing]);
  return { playhead, slider };
}

/** Home and End seek to the start and the end of the recording, as on any slider. */
function seekByKey(event: KeyboardEvent, playback: Playback, view: TimeViewStore): void {
  if (event.key !== 'Home' && event.key !== 'End') return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const ms = event.key === 'Home' ? 0 : view.durationMs;
  playback.seek(ms);
  view.reveal(ms);
}

/** Zoomable timeline: chapters, waveform, ruler and playhead. */
export function RecordingTimeline(props: RecordingTimelineProps) {
  const { playback, view, pyramid, isPreview, readDetail, ghosts, isFollowing, hasNoWaveform } =
    props;
  const { chapterTrack, children } = props;
  const waveformHeight = useWaveformHeight();
  const box = useRef<HTMLDivElement>(null);
  const pointers = useTimelinePointers(view, (ms) => playback.seek(ms));
  useTimelineWheel(box, view);

  useMeasuredWidth(box, view);
  const { playhead, slider } = usePlayhead(playback, view, isFollowing);

  return (
    <Box
      ref={box}
      data-testid="timeline"
      sx={{
        position: 'relative',
        // `clip` rather than `hidden`: focusing an element outside the view must not scroll the box.
        overflow: 'clip',
        border: '1px solid var(--line)',
        borderRadius: 1,
        backgroundColor: 'var(--page)',
      }}
    >
      {chapterTrack}
      <Box sx={{ position: 'relative' }}>
        <Box
          ref={slider}
          role="slider"
          tabIndex={0}
          data-position
          aria-label="Position in the recording"
          aria-valuemin={0}
          aria-valuemax={view.durationMs}
          aria-valuenow={0}
          {...pointers}
          onKeyDown={(event) => seekByKey(event, playback, view)}
          sx={{
            cursor: 'text',
            touchAction: 'pan-y',
            '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -2 },
          }}
        >
          <WaveformCanvas
            view={view}
            playback={playback}
            pyramid={pyramid}
            isPreview={isPreview}
            readDetail={readDetail}
            ghosts={ghosts}
            height={pyramid === null && hasNoWaveform ? EMPTY_WAVEFORM_HEIGHT : waveformHeight}
          />
        </Box>
        {children}
      </Box>
      <HoverTime box={box} view={view} />
      <Box
        ref={playhead}
        aria-hidden
        sx={{
          position: 'absolute',
          zIndex: 4,
          insetBlock: 0,
          left: -1,
          width: 2,
          backgroundColor: 'var(--accent-text)',
          pointerEvents: 'none',
        }}
      />
    </Box>
  );
}
