import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { countOf } from '../../../domain/text/count';
import { MIN_PAUSE_MS } from './suggestProposals';

const MAX_PAUSE_MS = 4000;

export interface SuggestionControlsProps {
  count: number;
  /** Number of chapters found. */
  foundCount: number;
  /** Number of further pauses that are too near to a chapter. */
  tooNearCount: number;
  maxCount: number;
  minPauseMs: number;
  onChange: (change: { count: number } | { minPauseMs: number }) => void;
}

/** Describes further pauses after which no chapter is suggested. */
const TOO_NEAR = 'less than 10 s from another chapter or the end';

/** Text shown when nothing is suggested. */
export function emptyTextOf({ tooNearCount: nearCount, minPauseMs }: SuggestionControlsProps) {
  const found =
    nearCount === 0
      ? 'No pauses without a chapter were found.'
      : `${countOf(nearCount, 'pause')} ${nearCount === 1 ? 'was' : 'were'} found, but ${nearCount === 1 ? 'it is' : 'all are'} within 10 seconds of a chapter that exists or of the end, where no further chapter is suggested.`;
  return minPauseMs > MIN_PAUSE_MS ? `${found} A shorter pause may find some.` : found;
}

const labelStyle = { display: 'flex', alignItems: 'center', gap: 1.5, fontSize: 13 };

const foundText = (foundCount: number, tooNearCount: number): string =>
  tooNearCount === 0
    ? `${foundCount} found: no more pauses this long`
    : `${foundCount} found; ${tooNearCount} more ${tooNearCount === 1 ? 'is' : 'are'} ${TOO_NEAR}`;

/** Sliders for the number of suggested chapters and for the shortest pause before one. */
export function SuggestionControls(props: SuggestionControlsProps) {
  const { count, foundCount, tooNearCount, maxCount, minPauseMs, onChange } = props;
  const seconds = (minPauseMs / 1000).toFixed(1);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 32px' }}>
      <Box sx={labelStyle}>
        <Box component="span" className="number" sx={{ width: 128 }}>
          {`Up to ${count} chapters`}
        </Box>
        <Slider
          aria-label="Number of chapters"
          size="small"
          min={2}
          max={maxCount}
          value={count}
          onChange={(_event, value) => onChange({ count: Number(value) })}
          sx={{ width: 140 }}
        />
      </Box>
      <Box sx={labelStyle}>
        <Box component="span" className="number" sx={{ width: 128 }}>
          {`Shortest pause ${seconds} s`}
        </Box>
        <Slider
          aria-label="Shortest pause"
          size="small"
          min={MIN_PAUSE_MS}
          max={MAX_PAUSE_MS}
          step={100}
          value={minPauseMs}
          getAriaValueText={() => `${seconds} s`}
          onChange={(_event, value) => onChange({ minPauseMs: Number(value) })}
          sx={{ width: 140 }}
        />
      </Box>
      {foundCount > 0 && foundCount < count && (
        <Box sx={{ ...labelStyle, color: 'text.secondary' }}>
          {foundText(foundCount, tooNearCount)}
        </Box>
      )}
    </Box>
  );
}
