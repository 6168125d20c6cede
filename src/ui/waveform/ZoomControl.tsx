import { memo, useSyncExternalStore } from 'react';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Tooltip from '@mui/material/Tooltip';
import { type Playback } from '../../audio/playback/playback';
import { spokenTime } from '../../domain/text/duration';
import { visibleMs, zoomShare } from '../timeline/timeView';
import { type TimeViewStore } from '../timeline/TimeViewStore';

interface ZoomControlProps {
  view: TimeViewStore;
  playback: Playback;
}

/** A component of its own, because it re-renders with every frame of a zoom. */
function ZoomSlider({ view, playback }: ZoomControlProps) {
  const lengthMs = useSyncExternalStore(view.subscribe, () => visibleMs(view.get()));
  return (
    <Slider
      aria-label="Zoom"
      size="small"
      min={0}
      max={100}
      step={1}
      value={Math.round(zoomShare(view.get(), view.durationMs) * 100)}
      getAriaValueText={() => `${spokenTime(Math.round(lengthMs))} in view`}
      onChange={(_event, value) => view.zoomToShare(Number(value) / 100, playback.positionMs())}
      // No transition, so that the slider keeps up with the pointer, here or on the waveform.
      sx={{ width: 96, mx: 0.5, '& .MuiSlider-thumb, & .MuiSlider-track': { transition: 'none' } }}
    />
  );
}

/** Zoom buttons and slider; zooming is centred on the playhead when that is visible. */
export const ZoomControl = memo(function ZoomControl({ view, playback }: ZoomControlProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Tooltip title="Zoom out (-)">
        <IconButton aria-label="Zoom out" onClick={() => view.step(-1, playback.positionMs())}>
          <ZoomOut />
        </IconButton>
      </Tooltip>
      <ZoomSlider view={view} playback={playback} />
      <Tooltip title="Zoom in (+)">
        <IconButton aria-label="Zoom in" onClick={() => view.step(1, playback.positionMs())}>
          <ZoomIn />
        </IconButton>
      </Tooltip>
    </Box>
  );
});
