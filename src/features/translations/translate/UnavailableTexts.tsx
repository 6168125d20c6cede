import { useEffect, useEffectEvent, useRef } from 'react';
import Button from '@mui/material/Button';
import { type Problem } from '../../../domain/problem';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectSectionList } from '../../../state/select/selectSections';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { takesFocus, type FirstFocus } from './firstFocus';
import { nextTour } from './queue/translateQueue';
import { type TranslateQueue } from './queue/useTranslateQueue';

/** Next tour of the queue whose sections are cached in both languages; null for none. */
function useNextRead({ ordered, left, tourId, from, to }: TranslateQueue): string | null {
  return useConsoleSelector((state) => {
    const isRead = (id: string) =>
      selectSectionList(state, id, from) !== null && selectSectionList(state, id, to) !== null;
    return nextTour(ordered, new Set([...left].filter(isRead)), tourId);
  });
}

interface UnavailableTextsProps {
  queue: TranslateQueue;
  problem: Problem;
  firstFocus: FirstFocus;
  onRetry: () => void;
}

/** Error panel for texts that could not be loaded; offers the next tour that is cached. */
export function UnavailableTexts({ queue, problem, firstFocus, onRetry }: UnavailableTextsProps) {
  const panel = useRef<HTMLDivElement>(null);
  const nextRead = useNextRead(queue);
  // The previously focused form has unmounted.
  const focusButton = useEffectEvent(() => {
    if (takesFocus(firstFocus)) panel.current?.querySelector('button')?.focus();
  });
  useEffect(() => {
    focusButton();
  }, []);
  return (
    <div ref={panel}>
      <ProblemPanel
        title="The sections could not be loaded"
        problem={problem}
        onRetry={onRetry}
        actions={
          nextRead !== null && (
            <Button variant="outlined" onClick={() => queue.setParamValues({ tour: nextRead })}>
              Next tour on this device
            </Button>
          )
        }
      />
    </div>
  );
}
