import { memo, type ReactNode } from 'react';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Tooltip from '@mui/material/Tooltip';
import useEventCallback from '@mui/utils/useEventCallback';
import { type Playback } from '../../audio/playback/playback';
import { playbackRates } from './playbackRates';
import { PositionText } from './PositionText';
import { type Recording } from './useRecording';

export interface PlayerBarProps {
  recording: Recording;
  /** Opens the prompt for a time to go to. */
  onGoTo: () => void;
  /** Rendered after the speed. */
  children?: ReactNode;
}

interface PlayButtonProps {
  playback: Playback;
  isPlaying: boolean;
  isDisabled: boolean;
}

const playStyle = {
  width: 36,
  height: 36,
  color: 'var(--accent-on-fill)',
  backgroundColor: 'var(--accent-fill)',
  '&:hover': { backgroundColor: 'var(--accent-fill-hover)' },
  '&.Mui-disabled': { backgroundColor: 'var(--selected)' },
};

/** Memoised like SpeedSelect, because the bar re-renders on each change of the chapters. */
const PlayButton = memo(function PlayButton({ playback, isPlaying, isDisabled }: PlayButtonProps) {
  const label = isPlaying ? 'Pause' : 'Play';
  return (
    <Tooltip title={`${label} (Space)`}>
      <span>
        <IconButton
          aria-label={label}
          disabled={isDisabled}
          onClick={() => playback.toggle()}
          sx={playStyle}
        >
          {isPlaying ? <Pause /> : <PlayArrow />}
        </IconButton>
      </span>
    </Tooltip>
  );
});

const SpeedSelect = memo(function SpeedSelect(props: { playback: Playback; rate: number }) {
  const { playback, rate: current } = props;
  return (
    <Select
      value={current}
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
  );
});

/** Player controls: play and pause, time, speed. */
export function PlayerBar({ recording, onGoTo, children }: PlayerBarProps) {
  const { playback, state, sound, durationMs } = recording;
  const goTo = useEventCallback(onGoTo);
  return (
    <Box
      role="group"
      aria-label="Player"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}
    >
      <PlayButton
        playback={playback}
        isPlaying={state.isPlaying}
        isDisabled={sound.playableUrl === null}
      />
      <PositionText playback={playback} durationMs={durationMs} onPress={goTo} />
      <SpeedSelect playback={playback} rate={state.rate} />
      {children}
    </Box>
  );
}
