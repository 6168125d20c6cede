import { useMemo } from 'react';
import Box from '@mui/material/Box';
import { countOf } from '../../../domain/text/count';
import { formatDuration } from '../../../domain/text/duration';
import { type Media } from '../../../domain/tours/media';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectChapters } from '../../../state/select/selectSections';
import { chaptersBeyond } from './chaptersBeyond';

interface ReplacementLengthProps {
  media: Media;
  /** Length of the file that takes the place of the recording's; null while it is not known. */
  lengthMs: number | null;
}

/** Lengths of a recording and of its new file, and how many chapters that one is too short for. */
export function ReplacementLength({ media, lengthMs }: ReplacementLengthProps) {
  const chapters = useConsoleSelector((state) => selectChapters(state, media.id));
  const beyond = useMemo(() => chaptersBeyond(chapters ?? [], lengthMs), [chapters, lengthMs]);
  const before = media.duration === null ? '' : `${formatDuration(media.duration)} → `;
  return (
    <Box role="status" sx={{ fontSize: 13, '& > p': { m: 0, mt: 1 } }}>
      {lengthMs !== null && <p>{`Length: ${before}${formatDuration(lengthMs / 1000)}`}</p>}
      {beyond > 0 && (
        <Box component="p" sx={{ color: 'var(--warning-text)' }}>
          {`${countOf(beyond, 'chapter')} will lie beyond its end`}
        </Box>
      )}
    </Box>
  );
}
