import { type ReactNode } from 'react';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Tooltip from '@mui/material/Tooltip';
import { playbackRates } from './playbackRates';
import { PositionText } from './PositionText';
import { type Recording } from './useRecording';

export interface PlayerBarProps {
  recording: Recording;
  /** Asks for a time to go to. */
  onGoTo: () => void;
  /** Behind the speed. */
  children?: ReactNode;
}

/** Play and pause, time, speed. */
export function PlayerBar({ recording, onGoTo, children }: PlayerBarProps) {
  const { playback, state, sound, durationMs } = recording;
  const label = state.isPlaying ? 'Pause' : 'Play';
  return (
    <Box
      role="group"
      aria-label="Player"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}
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
      <PositionText playback={playback} durationMs={durationMs} onPress={onGoTo} />
      <Select
        value={state.rate}
        onChange={(event) => playback.setRate(Number(event.target.value))}
        inputProps={{ 'aria-label': 'Speed' }}
        renderValue={(rate) => `${rate}×`}
        sx={{ fontSize: 13, '& .MuiSelect-select': { py: '5px' } }}
      >
        {playbackRates.map((rate) => (
          <MenuItem key={rate} value={rate}>
            {`${rate}×`}
          </MenuItem>
        ))}
      </Select>
      {children}
    </Box>
  );
}
