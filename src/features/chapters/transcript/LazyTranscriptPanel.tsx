import { lazy, Suspense } from 'react';
import Box from '@mui/material/Box';
import { type TranscriptPanelProps } from './TranscriptPanel';
import { transcriptStyle } from './transcriptStyle';

const TranscriptPanel = lazy(async () => ({
  default: (await import('./TranscriptPanel')).TranscriptPanel,
}));

/** Transcript, loaded when it is first shown; its room is there before, so that nothing moves. */
export function LazyTranscriptPanel(props: TranscriptPanelProps) {
  return (
    <Suspense fallback={<Box sx={transcriptStyle} />}>
      <TranscriptPanel {...props} />
    </Suspense>
  );
}
