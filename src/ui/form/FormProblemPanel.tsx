import { useEffect, useRef } from 'react';
import { type Problem } from '../../domain/problem';
import { ProblemPanel } from '../feedback/ProblemPanel';

export interface FormProblemPanelProps {
  /** Failed operation: 'Creation Failed'. */
  title: string;
  problem: Problem;
}

/** Problem of a failed save; scrolls into view when it appears. */
export function FormProblemPanel({ title, problem }: FormProblemPanelProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    containerRef.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    // The margin keeps the panel clear of the sticky save bar.
    <div ref={containerRef} style={{ scrollMarginBottom: 80 }}>
      <ProblemPanel title={title} problem={problem} />
    </div>
  );
}
