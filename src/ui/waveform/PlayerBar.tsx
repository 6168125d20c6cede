import { type ReactNode } from 'react';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import ZoomIn from '@mui/icons-material/ZoomIn';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import Tooltip from '@mui/material/Tooltip';
import { PositionText } from './PositionText';
import { type Recording } from './useRecording';

export interface PlayerBarProps {
  recording: Recording;
  zoom: number;
  onZoom: (zoom: number) => void;
  /** At the right end. */
  children?: ReactNode;
}

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2];
const MAX_ZOOM = 12;

/** Play and pause, time, speed, zoom. */
export function PlayerBar({ recording, zoom, onZoom, children }: PlayerBarProps) {
  const { playback, state, sound, durationMs } = recording;
  const label = state.isPlaying ? 'Pause' : 'Play';
  return (
    <Box
      role="group"
      aria-label="Player"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}
    >
      <Tooltip title={`${label} (Space)`}>
        <span>
          <IconButton
            aria-label={label}
            disabled={sound.playableUrl === null}
            onClick={() => playback.toggle()}
            sx={{
              width: 36,
              height: 36,
              color: 'var(--accent-on-fill)',
              backgroundColor: 'var(--accent-fill)',
              '&:hover': { backgroundColor: 'var(--accent-fill-hover)' },
              '&.Mui-disabled': { backgroundColor: 'var(--selected)' },
            }}
          >
            {state.isPlaying ? <Pause /> : <PlayArrow />}
          </IconButton>
        </span>
      </Tooltip>
      <PositionText playback={playback} durationMs={durationMs} />
      <Select
        value={state.rate}
        onChange={(event) => playback.setRate(Number(event.target.value))}
        inputProps={{ 'aria-label': 'Speed' }}
        renderValue={(rate) => `${rate}×`}
        sx={{ fontSize: 13, '& .MuiSelect-select': { py: '5px' } }}
      >
        {RATES.map((rate) => (
          <MenuItem key={rate} value={rate}>
            {`${rate}×`}
          </MenuItem>
        ))}
      </Select>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, width: 160 }}>
        <ZoomIn aria-hidden sx={{ color: 'text.secondary' }} />
        <Slider
          aria-label="Zoom"
          size="small"
          min={1}
          max={MAX_ZOOM}
          step={0.5}
          value={zoom}
          getAriaValueText={(value) => `${value} times`}
          onChange={(_event, value) => onZoom(Number(value))}
        />
      </Box>
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}>{children}</Box>
    </Box>
  );
}
