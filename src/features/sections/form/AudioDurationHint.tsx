import { type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useField } from 'formik';
import { formatDuration } from '../../../domain/text/duration';
import { type Media } from '../../../domain/tours/media';

const FIELD = 'duration_seconds';

interface AudioDurationHintProps {
  /** Media of the section, in all languages. */
  media: readonly Media[];
  language: { code: string; label: string };
}

/**
 * Duration in seconds of the newest recording in a language, rounded; null when there is none or its duration is
 * unknown.
 */
function recordedSeconds(media: readonly Media[], code: string): number | null {
  const recordings = media.filter(({ type, language }) => type === 'audio' && language === code);
  const newest = recordings.toSorted((a, b) =>
    (b.created_at ?? '').localeCompare(a.created_at ?? ''),
  )[0];
  const seconds = Math.round(newest?.duration ?? 0);
  return seconds > 0 ? seconds : null;
}

/** Hint that the recording's duration differs from the field's value, with a button that applies it. */
export function AudioDurationHint({ media, language }: AudioDurationHintProps) {
  const [{ value }, , { setValue }] = useField<number | string | null>(FIELD);
  const seconds = recordedSeconds(media, language.code);
  if (seconds === null || seconds === value) return null;
  const text = formatDuration(seconds);
  const use = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    // Moves the focus to the field before the button unmounts.
    form?.querySelector<HTMLElement>(`[name="${FIELD}"]`)?.focus();
    void setValue(seconds);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontSize: 13 }}>
      {`The ${language.label} audio lasts ${text}.`}
      <Button variant="outlined" onClick={use}>
        {`Use ${text}`}
      </Button>
    </Box>
  );
}
