import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { ProblemPanel } from '../../feedback/ProblemPanel';
import { type FormProblemPanelProps } from '../FormProblemPanel';

/**
 * Problem of a failed save, above the save bar, which is in sight in long forms too. The field that has the
 * focus stays in sight too.
 */
export function SaveFailure({ title, problem }: FormProblemPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a low window the bar is not sticky.
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
