import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
} from 'react';
import Box from '@mui/material/Box';
import { type Playback } from '../../audio/playback';
import { type RecordingState } from '../../audio/recordingState';
import { formatTimecode } from '../../domain/duration';
import { Ruler } from './Ruler';
import { StripPicture } from './StripPicture';
import { zoomedScroll, type ScrollView } from './zoomedScroll';

export interface TimeStripProps {
  playback: Playback;
  sound: RecordingState;
  onStop: () => void;
  durationMs: number;
  /** 1 shows the whole recording. */
  zoom: number;
  /** Above the sound. */
  lane: ReactNode;
}

/** A width to lay the ruler out in before the page has one. */
const ASSUMED_WIDTH = 800;

function viewOf(box: HTMLElement): ScrollView {
  return { left: box.scrollLeft, width: box.clientWidth, whole: box.scrollWidth };
}

/** Time from left to right: ruler, chapters, sound and playhead, in one box that scrolls. */
export function TimeStrip({ playback, sound, onStop, durationMs, zoom, lane }: TimeStripProps) {
  const box = useRef<HTMLDivElement>(null);
  const playhead = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(ASSUMED_WIDTH);
  const view = useRef<ScrollView | null>(null);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      setWidth(element.clientWidth || ASSUMED_WIDTH);
      view.current = viewOf(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const share = playback.positionMs() / durationMs;
    if (view.current !== null) {
      element.scrollLeft = zoomedScroll(view.current, element.scrollWidth, share);
    }
    view.current = viewOf(element);
  }, [zoom, playback, durationMs]);

  useEffect(
    () =>
      playback.onMove((ms) => {
        const share = Math.min(1, ms / durationMs);
        if (playhead.current) playhead.current.style.left = `${share * 100}%`;
        slider.current?.setAttribute('aria-valuenow', String(Math.round(ms / 1000)));
        slider.current?.setAttribute('aria-valuetext', formatTimecode(ms));
        const element = box.current;
        if (element === null || playback.element.paused) return;
        const { left, width: seen, whole } = viewOf(element);
        const at = share * whole;
        if (at < left || at > left + seen - 24) element.scrollLeft = at - seen * 0.1;
      }),
    [playback, durationMs],
  );

  const seekTo = (event: PointerEvent<HTMLElement>) => {
    const { left, width: whole } = event.currentTarget.getBoundingClientRect();
    if (whole > 0) playback.seek(Math.round(((event.clientX - left) / whole) * durationMs));
  };

  return (
    <Box
      ref={box}
      onScroll={(event) => (view.current = viewOf(event.currentTarget))}
      sx={{
        overflowX: 'auto',
        overflowY: 'hidden',
        border: '1px solid var(--line)',
        borderRadius: 1,
        backgroundColor: 'var(--page)',
      }}
    >
      <Box sx={{ position: 'relative', width: `${zoom * 100}%` }}>
        {lane}
        <Box
          ref={slider}
          role="slider"
          tabIndex={0}
          aria-label="Position in the recording"
          aria-valuemin={0}
          aria-valuemax={Math.round(durationMs / 1000)}
          aria-valuenow={0}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture?.(event.pointerId);
            seekTo(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture?.(event.pointerId)) seekTo(event);
          }}
          sx={{
            cursor: 'text',
            touchAction: 'pan-x',
            '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -2 },
          }}
        >
          <StripPicture
            sound={sound}
            media={playback.element}
            durationMs={durationMs}
            onStop={onStop}
          />
          <Ruler durationMs={durationMs} width={width * zoom} />
        </Box>
        <Box
          ref={playhead}
          aria-hidden
          sx={{
            position: 'absolute',
            zIndex: 2,
            insetBlock: 0,
            width: 2,
            ml: '-1px',
            backgroundColor: 'var(--accent-text)',
            pointerEvents: 'none',
          }}
        />
      </Box>
    </Box>
  );
}
