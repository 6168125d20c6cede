import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { countOf, formatCount } from '../../../domain/text/count';
import { useCommands } from '../../../ui/command/CommandScope';
import { KeyHint } from '../../../ui/command/KeyHint';
import { SearchField } from '../../../ui/controls/SearchField';
import { RefusableButton } from '../../../ui/controls/RefusableButton';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import { APPLY_KEY, importLabel } from './importLabel';
import { RowLanguageMenu } from './RowLanguageMenu';
import { type useOpenRows } from './useOpenRows';
import { type RowFiltering } from './useRowFilter';

interface ImportToolbarProps {
  filtering: RowFiltering;
  openRows: ReturnType<typeof useOpenRows>;
  /** Number of applied rows. */
  appliedCount: number;
  /** Number of applied rows not sent yet. */
  unsentCount: number;
  /** Reason why rows cannot be excluded now; null when they can. */
  refusal: string | null;
  /** Null when nothing can be applied. */
  onApply: (() => void) | null;
  /** Downloads the rows with problems or failures; null when there are none. */
  onDownload: (() => void) | null;
  hasFailed: boolean;
}

/** Label of the button that excludes the shown rows not imported yet, or includes them again. */
function leaveOutLabel({ query, language, filter }: RowFiltering, hasLeftOut: boolean): string {
  const areAll = query.trim() === '' && language === '' && filter !== 'warning';
  const which = areAll ? 'all' : 'these';
  return hasLeftOut ? `Include ${which}` : `Leave ${which} out`;
}

const DOWNLOAD_LABEL = 'Download the problem rows';

/** Registers the toolbar's actions as palette commands. */
function useToolbarCommands(props: ImportToolbarProps): void {
  const { filtering, openRows, refusal, onDownload } = props;
  const { counts, filter, setFilter } = filtering;
  const { shownOpenCount, hasShownLeftOut, leaveShownOut } = openRows;
  const label = leaveOutLabel(filtering, hasShownLeftOut);
  const shared = { group: 'Import', keys: [] };
  useCommands(
    [
      {
        id: 'leave-out',
        label,
        ...shared,
        canRun: () => shownOpenCount > 1 && refusal === null,
        run: () => leaveShownOut(!hasShownLeftOut),
      },
      {
        id: 'show-problems',
        label: 'Show rows with problems',
        ...shared,
        canRun: () => counts.problem > 0 && filter !== 'problem',
        run: () => setFilter('problem'),
      },
      {
        id: 'show-warnings',
        label: 'Show rows with warnings',
        ...shared,
        canRun: () => counts.warning > 0 && filter !== 'warning',
        run: () => setFilter('warning'),
      },
      {
        id: 'download-problems',
        label: DOWNLOAD_LABEL,
        ...shared,
        canRun: () => onDownload !== null,
        run: () => onDownload?.(),
      },
    ],
    `${label} ${onDownload !== null}`,
  );
}

/** Counts of excluded, problematic, warned and unchanged rows; some are chips that set the filter. */
function LeftOutFacts({ filtering, openRows }: Pick<ImportToolbarProps, 'filtering' | 'openRows'>) {
  const { counts, filter, setFilter } = filtering;
  const warnedCount = openRows.pendingRows.filter(({ notes }) => notes.length > 0).length;
  const unchangedCount = counts.all - counts.apply - counts.problem;
  const words = (count: number, what: string) =>
    count > 0 && (
      <Box component="span" sx={{ fontSize: 13, color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {formatCount(count)} {what}
      </Box>
    );
  return (
    <>
      {words(openRows.leftOutCount, 'left out')}
      {counts.problem > 0 && (
        <StatusChip
          tone="warning"
          title="Show them"
          onClick={filter === 'problem' ? undefined : () => setFilter('problem')}
        >
          {countOf(counts.problem, 'row')} with problems left out
        </StatusChip>
      )}
      {warnedCount > 0 && (
        <StatusChip
          tone="warning"
          title="Show them"
          onClick={filter === 'warning' ? undefined : () => setFilter('warning')}
        >
          {countOf(warnedCount, 'row')} {warnedCount === 1 ? 'has a warning' : 'have warnings'}
        </StatusChip>
      )}
      {words(unchangedCount, 'unchanged')}
    </>
  );
}

/** Filters of the preview, counts, and the import button. */
export function ImportToolbar(props: ImportToolbarProps) {
  const { filtering, openRows, appliedCount, unsentCount, refusal, onApply, onDownload } = props;
  const { counts, filter, setFilter, query, setQuery } = filtering;
  const { leftOutCount, shownOpenCount, hasShownLeftOut, leaveShownOut } = openRows;
  const pendingCount = openRows.pendingRows.length;
  useToolbarCommands(props);
  const isDone = pendingCount === 0 && appliedCount > 0;
  const doneWord = unsentCount > 0 ? 'Saved' : 'Imported';
  // The count includes excluded rows, which are not imported.
  const changesWord = isDone && leftOutCount === 0 ? doneWord : 'Changes';
  const options = [
    { value: 'apply', label: `${changesWord} ${formatCount(counts.apply)}` },
    { value: 'warning', label: `Warnings ${formatCount(counts.warning)}` },
    { value: 'problem', label: `Problems ${formatCount(counts.problem)}` },
    { value: 'all', label: `All ${formatCount(counts.all)}` },
  ] as const;
  const doneLabel = unsentCount > 0 ? 'All saved on this device' : 'All imported';
  const othersLabel = unsentCount > 0 ? 'The others saved on this device' : 'The others imported';

  return (
    // Keeps the button at the end of the first line, regardless of wrapping.
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, flex: 1, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          flex: 1,
          minWidth: 0,
        }}
      >
        <SearchField
          label="Search rows"
          placeholder="Search by tour or text"
          maxWidth={240}
          value={query}
          onChange={setQuery}
        />
        <SegmentedControl label="Rows" options={options} value={filter} onChange={setFilter} />
        <RowLanguageMenu {...filtering} />
        {shownOpenCount > 1 && (
          <RefusableButton refusal={refusal} onClick={() => leaveShownOut(!hasShownLeftOut)}>
            {leaveOutLabel(filtering, hasShownLeftOut)}
          </RefusableButton>
        )}
        {onDownload !== null && (filter === 'problem' || props.hasFailed) && (
          <Button onClick={onDownload}>{DOWNLOAD_LABEL}</Button>
        )}
        <LeftOutFacts filtering={filtering} openRows={openRows} />
      </Box>
      <Button
        variant="contained"
        color="primary"
        disabled={onApply === null}
        onClick={() => onApply?.()}
        endIcon={isDone ? undefined : <KeyHint keys={APPLY_KEY} />}
        sx={{ flex: 'none' }}
      >
        {isDone
          ? leftOutCount > 0
            ? othersLabel
            : doneLabel
          : importLabel(pendingCount, appliedCount)}
      </Button>
    </Box>
  );
}
