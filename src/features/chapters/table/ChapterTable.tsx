import { useMemo, useRef } from 'react';
import Box from '@mui/material/Box';
import {
  firstProblem,
  problemsOfAll,
  type ChapterList,
} from '../../../domain/chapters/chapterList';
import { effectiveEnds } from '../../../domain/chapters/chapterTimes';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectEntries } from '../../../state/outbox/outboxSlice';
import { ChapterRow } from './ChapterRow';
import { chapterTableLook } from './chapterTableStyles';
import { type WorkChanges } from '../edits/chapterEdits';
import { type CellField } from '../commands/editorContext';
import { unsentRows } from '../saving/unsentRows';
import { useAwayRows } from './useOffscreenRows';
import { type RowState } from '../saving/useChapterSaving';
import { type RowActions } from '../commands/useRowActions';
import { useWholeRows } from './useIdleRowRendering';

interface ChapterTableProps {
  chapters: ChapterList;
  /** Until then only the first rows are shown. */
  isFilled: boolean;
  /** The sound is drawn: nothing is kept waiting by rows that nobody sees. */
  isSettled: boolean;
  language: string;
  durationMs: number | null;
  changes: WorkChanges;
  states: ReadonlyMap<string, RowState>;
  focusedId: string | null;
  editing: { id: string; field: CellField } | null;
  describedId: string | null;
  actions: RowActions;
}

const columns = [
  { label: '#', isNumber: true },
  { label: 'Title', isNumber: false },
  { label: 'Start', isNumber: true },
  { label: 'End', isNumber: true },
  { label: 'Length', isNumber: true },
  { label: 'State', isNumber: false },
  { label: 'Actions', isNumber: true },
];

/** As many as a screen shows beside the sound. */
const FIRST_ROWS = 16;

/** The chapters as a table: the same data as the blocks over the sound, and its accessible view. */
export function ChapterTable(props: ChapterTableProps) {
  const { chapters, isFilled, isSettled, language, durationMs, changes, states } = props;
  const { focusedId, editing, describedId, actions } = props;
  const ends = useMemo(() => effectiveEnds(chapters, durationMs), [chapters, durationMs]);
  const entries = useConsoleSelector(selectEntries);
  const unsent = useMemo(() => unsentRows(entries), [entries]);
  const problems = useMemo(
    () => problemsOfAll(chapters, durationMs).map(firstProblem),
    [chapters, durationMs],
  );
  const body = useRef<HTMLTableSectionElement>(null);
  useWholeRows(body, chapters, isSettled);
  const watchRow = useAwayRows();
  return (
    <Box sx={chapterTableLook}>
      {/* The roles are said as well: laid out otherwise, a table is none to some browsers. */}
      <table role="table" aria-label="Chapters">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ label, isNumber }) => (
              <th
                key={label}
                role="columnheader"
                scope="col"
                className={isNumber ? 'number' : undefined}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} role="rowgroup">
          {chapters.slice(0, isFilled ? undefined : FIRST_ROWS).map((chapter, rank) => {
            const state = states.get(chapter.id) ?? null;
            return (
              <ChapterRow
                key={chapter.id}
                chapter={chapter}
                rank={rank}
                language={language}
                effectiveEndMs={ends[rank] ?? null}
                problem={problems[rank] ?? (state?.kind === 'failed' ? state.reason : null)}
                change={changes.rows.get(chapter.id) ?? null}
                state={state}
                unsent={unsent.get(chapter.id) ?? null}
                isFocused={chapter.id === focusedId}
                editing={editing?.id === chapter.id ? editing.field : null}
                isDescribed={chapter.id === describedId}
                actions={actions}
                watchRow={watchRow}
              />
            );
          })}
        </tbody>
      </table>
    </Box>
  );
}
