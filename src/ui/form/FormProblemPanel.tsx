import { useEffect, useRef } from 'react';
import { type Problem } from '../../domain/problem';
import { ProblemPanel } from '../feedback/ProblemPanel';

export interface FormProblemPanelProps {
  /** What could not be done: 'Creation Failed'. */
  title: string;
  problem: Problem;
}

/** Why a form was not saved; comes into sight when it appears. */
export function FormProblemPanel({ title, problem }: FormProblemPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [problem]);
  return (
    // The margin keeps the save bar, which covers the foot of the page, off the panel.
    <div ref={place} style={{ scrollMarginBottom: 80 }}>
      <ProblemPanel title={title} problem={problem} />
    </div>
  );
}
