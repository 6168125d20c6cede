import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { countOf, formatCount } from '../../domain/text/count';
import { useButtonCommand } from '../../ui/command/CommandScope';
import { focusGrid, focusSearch } from '../../ui/dom/focusGrid';
import { type Matrix } from './useMatrix';
import { type Translation } from '../../state/hooks/useSectionCheck';

/**
 * Note on unchecked translations, as in '; sections of 138 translations not checked yet'; empty when there are none.
 */
export const uncheckedText = ({ unchecked }: Pick<Matrix, 'unchecked'>): string =>
  unchecked.length === 0
    ? ''
    : `; sections of ${countOf(unchecked.length, 'translation')} not checked yet`;

/** Unchecked translations, those of the most played tours first. */
function mostPlayedFirst({ unchecked, plays }: Matrix): readonly Translation[] {
  const playsOf = ({ tourId }: Translation) => plays?.get(tourId) ?? 0;
  return unchecked.toSorted((a, b) => playsOf(b) - playsOf(a));
}

/** Focuses the grid, or the search field when there is no grid. */
function focusList(element: Element): void {
  focusGrid(element);
  if (document.activeElement?.closest('[role="grid"]') == null) focusSearch(element);
}

/** Restores the focus when the focused button unmounts: to the next button, otherwise to the grid. */
function useKeptFocus() {
  const foot = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = foot.current;
    if (element === null) return;
    const hasFocus = element.contains(document.activeElement);
    if (!hasFocus && hadFocus.current && document.activeElement === document.body) {
      const button = element.querySelector('button');
      if (button === null) focusList(element);
      else button.focus();
    }
    hadFocus.current = element.contains(document.activeElement);
  });
  return foot;
}

/** Footer of the matrix: checks unread sections, and updates the rows with the results. */
export function MatrixFoot(matrix: Matrix) {
  const { check, isLoading, isOutdated, settle, unchecked } = matrix;
  const { progress, start, stop } = check;
  const foot = useKeptFocus();
  const canCheck = progress === null && !isLoading && unchecked.length > 0;
  useButtonCommand({
    id: 'check-sections',
    label: 'Check all sections',
    group: 'Completeness',
    isEnabled: canCheck,
    run: () => void start(mostPlayedFirst(matrix)),
  });
  return (
    <Box
      ref={foot}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: 'auto', fontSize: 12 }}
    >
      {progress !== null && (
        <Box component="span" className="number" sx={{ color: 'text.secondary' }}>
          {`${formatCount(progress.done)} of ${formatCount(progress.total)} checked`}
        </Box>
      )}
      {isOutdated && progress === null && (
        <Button
          variant="outlined"
          onClick={({ currentTarget }) => {
            focusList(currentTarget);
            settle();
          }}
        >
          Update the list
        </Button>
      )}
      {(progress !== null || canCheck) && (
        <Button
          key="check"
          variant="outlined"
          title={
            progress === null
              ? `Reads the sections of ${countOf(unchecked.length, 'translation')}, so that every mark is exact. Those of the most played tours come first.`
              : undefined
          }
          onClick={progress === null ? () => void start(mostPlayedFirst(matrix)) : stop}
        >
          {progress === null ? 'Check all sections' : 'Stop'}
        </Button>
      )}
    </Box>
  );
}
