import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { alpha, useTheme } from '@mui/material/styles';
import WaveSurfer from 'wavesurfer.js';
import { type OverviewPeaks } from '../../audio/peaksPyramid';
import { WAVE_HEIGHT } from './stripSizes';

export interface WaveformProps {
  peaks: OverviewPeaks;
  /** Already has the source whose peaks these are. */
  media: HTMLMediaElement;
}

/**
 * The picture of the sound and how far it was played. wavesurfer draws and follows the element; the
 * strip around it seeks, scrolls and zooms, by giving this more width.
 */
export function Waveform({ peaks, media }: WaveformProps) {
  const container = useRef<HTMLDivElement>(null);
  const wave = useRef<WaveSurfer>(null);
  const { palette } = useTheme();
  const waveColor = alpha(palette.text.secondary, 0.6);
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
      height: WAVE_HEIGHT,
      normalize: true,
      barWidth: 2,
      barGap: 1,
      barRadius: 1,
      barMinHeight: 1,
      cursorWidth: 0,
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

  return <Box ref={container} aria-hidden sx={{ height: WAVE_HEIGHT }} />;
}
