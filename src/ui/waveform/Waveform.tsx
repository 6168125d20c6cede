import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { alpha, useTheme } from '@mui/material/styles';
import WaveSurfer from 'wavesurfer.js';
import { type OverviewPeaks } from '../../audio/peaks/peaksPyramid';
import { OVERVIEW_HEIGHT } from '../timeline/timelineSizes';
import { allowMarkup } from '../trusted/trustedTypes';
import { WAVE_MARKUP } from './waveMarkup';

allowMarkup(WAVE_MARKUP);

export interface WaveformProps {
  peaks: OverviewPeaks;
  /** Its source must already be that of the peaks. */
  media: HTMLMediaElement;
}

/** Waveform of a whole recording with the played part; wavesurfer draws it and follows the media element. */
export function Waveform({ peaks, media }: WaveformProps) {
  const container = useRef<HTMLDivElement>(null);
  const wave = useRef<WaveSurfer>(null);
  const { palette } = useTheme();
  const waveColor = alpha(palette.text.secondary, 0.5);
  const progressColor = palette.primary.light;
  const colors = useRef({ waveColor, progressColor });

  useEffect(() => {
    colors.current = { waveColor, progressColor };
    wave.current?.setOptions({ waveColor, progressColor });
  }, [waveColor, progressColor]);

  useEffect(() => {
    if (container.current === null) return;
    const surfer = WaveSurfer.create({
      ...colors.current,
      container: container.current,
      media,
      peaks: [peaks.points],
      duration: peaks.durationSeconds,
      height: OVERVIEW_HEIGHT,
      normalize: true,
      barMinHeight: 1,
      cursorWidth: 1,
      interact: false,
      autoScroll: false,
      autoCenter: false,
      hideScrollbar: true,
    });
    wave.current = surfer;
    return () => {
      wave.current = null;
      surfer.destroy();
    };
  }, [peaks, media]);

  // Isolated, so that wavesurfer's own layers stay below the overlays.
  return <Box ref={container} aria-hidden sx={{ height: OVERVIEW_HEIGHT, isolation: 'isolate' }} />;
}
