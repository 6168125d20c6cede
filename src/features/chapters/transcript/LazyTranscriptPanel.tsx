import { lazy, Suspense } from 'react';
import Box from '@mui/material/Box';
import { type TranscriptPanelProps } from './TranscriptPanel';
import { transcriptStyle } from './transcriptStyle';

const TranscriptPanel = lazy(async () => ({
  default: (await import('./TranscriptPanel')).TranscriptPanel,
}));

/** Transcript, lazy-loaded when first shown; a placeholder of the same size avoids a layout shift. */
export function LazyTranscriptPanel(props: TranscriptPanelProps) {
  return (
    <Suspense fallback={<Box sx={transcriptStyle} />}>
      <TranscriptPanel {...props} />
    </Suspense>
  );
}
