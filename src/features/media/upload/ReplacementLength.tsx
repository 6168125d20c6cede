import { useEffect, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { toEditedChapter } from '../../../domain/chapters/chapterList';
import { findOutOfRange } from '../../../domain/chapters/outOfRangeChapters';
import { countOf } from '../../../domain/text/count';
import { formatDuration } from '../../../domain/text/duration';
import { type Media } from '../../../domain/tours/media';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectChapters } from '../../../state/select/selectSections';
import { readLengthMs } from './readLengthMs';

interface ReplacementLengthProps {
  media: Media;
  /** The file that takes the place of the recording's. */
  file: File;
}

/** Lengths of a recording and of its new file, and how many chapters that one is too short for. */
export function ReplacementLength({ media, file }: ReplacementLengthProps) {
  const [read, setRead] = useState<{ file: File; lengthMs: number | null } | null>(null);
  const chapters = useConsoleSelector((state) => selectChapters(state, media.id));
  const edited = useMemo(() => (chapters ?? []).map(toEditedChapter), [chapters]);
  useEffect(() => {
    let isCurrent = true;
    void readLengthMs(file).then((lengthMs) => isCurrent && setRead({ file, lengthMs }));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  const lengthMs = read?.file === file ? read.lengthMs : null;
  const beyond = lengthMs === null ? 0 : findOutOfRange(edited, lengthMs).length;
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
