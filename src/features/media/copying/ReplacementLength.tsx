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
  /** Length of the replacement file; null while unknown. */
  lengthMs: number | null;
}

/** Lengths of a recording and of its replacement file, and the number of chapters beyond the new end. */
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
