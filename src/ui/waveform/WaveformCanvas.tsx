import { memo, useCallback, useEffect, useRef } from 'react';
import { alpha, useTheme } from '@mui/material/styles';
import { type PeaksPyramid } from '../../audio/peaks/peaksPyramid';
import { type Playback } from '../../audio/playback/playback';
import { drawGhosts } from './drawGhosts';
import { drawRuler } from './drawRuler';
import { drawWaveform, waveformGain } from './drawWaveform';
import { RULER_HEIGHT } from '../timeline/timelineSizes';
import { type TimeViewStore } from '../timeline/TimeViewStore';
import { useDetailPeaks, type ReadDetailPeaks } from './useDetailPeaks';

export interface WaveformCanvasProps {
  view: TimeViewStore;
  playback: Playback;
  /** Null draws the ruler alone. */
  pyramid: PeaksPyramid | null;
  /** True for provisional peaks, drawn paler. */
  isPreview: boolean;
  readDetail: ReadDetailPeaks | null;
  /** Starts of proposed chapters. */
  ghosts?: readonly { startMs: number }[];
  /** Height of the waveform, without the ruler below it. */
  height: number;
}

/** Waveform and ruler of the visible range, on a canvas no larger than the view. */
export const WaveformCanvas = memo(function WaveformCanvas(props: WaveformCanvasProps) {
  const { view, playback, pyramid, isPreview, readDetail, ghosts, height } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef(0);
  const draw = useRef(() => {});
  const { palette, typography } = useTheme();

  const schedule = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => draw.current());
  }, []);
  const peaksForView = useDetailPeaks(pyramid, view, readDetail, schedule);

  useEffect(() => {
    draw.current = () => {
      const element = canvas.current;
      const context = element?.getContext('2d') ?? null;
      if (element === null || context === null) return;
      const seen = view.get();
      const pixelRatio = window.devicePixelRatio;
      const [wide, high] = [seen.width, height + RULER_HEIGHT].map((n) =>
        Math.round(n * pixelRatio),
      );
      if (wide !== undefined && element.width !== wide) element.width = wide;
      if (high !== undefined && element.height !== high) element.height = high;
      context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
      context.clearRect(0, 0, seen.width, height + RULER_HEIGHT);
      const picture = peaksForView(seen);
      if (picture !== null && pyramid !== null) {
        drawWaveform(context, {
          view: seen,
          pyramid: picture,
          height,
          pixelRatio,
          playedMs: playback.positionMs(),
          gain: waveformGain(pyramid),
          waveColor: alpha(palette.text.secondary, isPreview ? 0.35 : 0.6),
          playedColor: alpha(palette.primary.light, isPreview ? 0.6 : 1),
        });
      }
      if (ghosts !== undefined && ghosts.length > 0) {
        drawGhosts(context, { view: seen, ghosts, height, color: palette.primary.main });
      }
      drawRuler(context, {
        view: seen,
        top: height,
        height: RULER_HEIGHT,
        lineColor: palette.divider,
        textColor: palette.text.secondary,
        font: `11px ${typography.fontFamily ?? 'sans-serif'}`,
      });
    };
    schedule();
  }, [
    view,
    playback,
    pyramid,
    peaksForView,
    isPreview,
    ghosts,
    height,
    palette,
    typography,
    schedule,
  ]);

  useEffect(() => {
    const stopView = view.subscribe(schedule);
    const stopMoves = playback.onPositionChange(schedule);
    return () => {
      stopView();
      stopMoves();
      cancelAnimationFrame(frame.current);
    };
  }, [view, playback, schedule]);

  return (
    <canvas
      ref={canvas}
      aria-hidden
      style={{ display: 'block', width: '100%', height: height + RULER_HEIGHT }}
    />
  );
});
