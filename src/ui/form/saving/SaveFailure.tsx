import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { ProblemPanel } from '../../feedback/ProblemPanel';
import { type FormProblemPanelProps } from '../FormProblemPanel';

/**
 * Problem of a failed save, above the sticky save bar so that it is visible in long forms. The focused field is kept in
 * view.
 */
export function SaveFailure({ title, problem }: FormProblemPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The bar is not sticky in a low window.
    const isBelowWindow = (panel.current?.getBoundingClientRect().top ?? 0) >= window.innerHeight;
    const target = isBelowWindow ? panel.current : document.activeElement;
    target?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <Box ref={panel} data-save-failure sx={{ mb: 1, maxHeight: 180, overflow: 'auto' }}>
      <ProblemPanel title={title} problem={problem} />
    </Box>
  );
}
