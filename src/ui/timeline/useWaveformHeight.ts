import useMediaQuery from '@mui/material/useMediaQuery';
import { LOW_WINDOW } from '../shell/lowWindow';
import { LOW_WAVEFORM_HEIGHT, WAVEFORM_HEIGHT } from './timelineSizes';

/** Height of the waveform in pixels; reduced in a low window to leave room for the chapters. */
export function useWaveformHeight(): number {
  const isLow = useMediaQuery(LOW_WINDOW, { noSsr: true });
  return isLow ? LOW_WAVEFORM_HEIGHT : WAVEFORM_HEIGHT;
}
