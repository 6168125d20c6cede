import { useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import {
  firstProblem,
  problemsOfAll,
  type ChapterList,
} from '../../../domain/chapters/chapterList';
import { effectiveEnds, lengthProblem } from '../../../domain/chapters/chapterTimes';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectEntries } from '../../../state/outbox/outboxSlice';
import { ChapterRow } from './ChapterRow';
import { isTypingIn } from '../../../ui/command/command';
import { chapterTableStyles } from './chapterTableStyles';
import { type Playback } from '../../../audio/playback/playback';
import { type TrackChapter } from '../../../ui/chapterTrack/TrackChapter';
import { usePlayingChapter } from '../../../ui/chapterTrack/usePlayingChapter';
import { type UnsavedChanges } from '../edits/workingCopy';
import { unsentRows } from '../saving/unsentRows';
import { useOffscreenRows } from './useOffscreenRows';
import { type RowState, type SaveFailures } from '../saving/useChapterSaving';
import { letterKeysArea } from '../commands/useEditorCommands';
import { type OpenCell, type RowActions } from '../commands/useRowActions';
import { useIdleRowRendering } from './useIdleRowRendering';
import { useRowInView } from './useRowInView';

interface ChapterTableProps {
  chapters: ChapterList;
  /** The same chapters on the track, with their row keys. */
  trackChapters: readonly TrackChapter[];
  playback: Playback;
  /** True when the playing chapter's row is kept in view. */
  isFollowing: boolean;
  /** False renders only the first rows. */
  isFullyRendered: boolean;
  /** True once the waveform is drawn: rendering off-screen rows no longer delays anything. */
  isWaveformReady: boolean;
  language: string;
  durationMs: number | null;
  changes: UnsavedChanges;
  states: ReadonlyMap<string, RowState>;
  focusedId: string | null;
  /** Chapters of a multi-selection. */
  selected: ChapterList;
  /** Reported failures of a save; the first affected row is scrolled into view. */
  failures: SaveFailures | null;
  editing: OpenCell | null;
  describedKey: string | null;
  actions: RowActions;
  /** Bar of actions on the selected chapters, over the column header. */
  selectionBar: ReactNode;
}

/** Ctrl or Cmd+A on the table selects all chapters; in an open field it selects the text. */
function selectAllByKey(event: KeyboardEvent, { selectAll }: RowActions) {
  const isPressed = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (!isPressed || event.key.toLowerCase() !== 'a' || isTypingIn(event.target)) return;
  event.preventDefault();
  selectAll();
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

/** About as many rows as fit on a screen below the waveform. */
const INITIAL_ROWS = 16;

/** True for a time with a fraction of a second. */
const isFine = (ms: number | null) => (ms ?? 0) % 1000 !== 0;

/** Id of the first chapter that was not saved; null if there is none. */
const firstRefused = (chapters: ChapterList, failures: SaveFailures | null): string | null =>
  chapters.find(({ id }) => failures?.reasons.some(({ rowId }) => rowId === id))?.id ?? null;

const TableHead = () => (
  <thead role="rowgroup">
    <tr role="row">
      {columns.map(({ label, isNumber }) => (
        <th key={label} role="columnheader" scope="col" className={isNumber ? 'number' : undefined}>
          {label}
        </th>
      ))}
    </tr>
  </thead>
);

/** Table of the chapters: the accessible view of the blocks over the waveform. */
export function ChapterTable(props: ChapterTableProps) {
  const { chapters, isFullyRendered, isWaveformReady, language, durationMs, changes, states } =
    props;
  const {
    trackChapters,
    playback,
    isFollowing,
    focusedId,
    selected,
    failures,
    editing,
    describedKey,
    actions,
  } = props;
  const ends = useMemo(() => effectiveEnds(chapters, durationMs), [chapters, durationMs]);
  const entries = useConsoleSelector(selectEntries);
  const unsent = useMemo(() => unsentRows(entries), [entries]);
  const problems = useMemo(
    () =>
      problemsOfAll(chapters, durationMs).map((each, index) => {
        const chapter = chapters[index];
        const length = chapter === undefined ? null : lengthProblem(chapter, durationMs);
        return firstProblem(each) ?? length;
      }),
    [chapters, durationMs],
  );
  const hasDecimals = chapters.some(({ startMs }) => isFine(startMs)) || ends.some(isFine);
  const scroller = useRef<HTMLDivElement>(null);
  const playingId = usePlayingChapter(playback, trackChapters);
  useRowInView(scroller, focusedId);
  useRowInView(scroller, firstRefused(chapters, failures), failures);
  useRowInView(scroller, isFollowing && !playback.element.paused ? playingId : null);
  const body = useRef<HTMLTableSectionElement>(null);
  useIdleRowRendering(body, chapters, isWaveformReady);
  const observeRow = useOffscreenRows();
  return (
    <Box
      ref={scroller}
      {...letterKeysArea}
      sx={chapterTableStyles}
      onKeyDown={(event) => selectAllByKey(event, actions)}
    >
      {props.selectionBar}
      {/* Explicit roles: some browsers drop the table semantics when `display` is changed. */}
      <table role="table" aria-label="Chapters">
        <TableHead />
        <tbody ref={body} role="rowgroup">
          {chapters.slice(0, isFullyRendered ? undefined : INITIAL_ROWS).map((chapter, rank) => {
            const change = changes.rows.get(chapter.id) ?? null;
            const last = states.get(chapter.id) ?? null;
            // A row whose change was undone has no failed save to show.
            const state = change === null && last?.kind === 'failed' ? null : last;
            const key = trackChapters[rank]?.key ?? chapter.id;
            return (
              <ChapterRow
                key={key}
                chapter={chapter}
                rank={rank}
                language={language}
                effectiveEndMs={ends[rank] ?? null}
                problem={problems[rank] ?? (state?.kind === 'failed' ? state.reason : null)}
                change={change}
                state={state}
                unsent={unsent.get(chapter.id) ?? null}
                hasDecimals={hasDecimals}
                isFocused={chapter.id === focusedId}
                isSelected={selected.includes(chapter)}
                isPlaying={chapter.id === playingId}
                editing={editing?.key === key ? editing.field : null}
                isDescribed={key === describedKey}
                actions={actions}
                observeRow={observeRow}
              />
            );
          })}
        </tbody>
      </table>
    </Box>
  );
}
