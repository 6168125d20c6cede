import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { countOf, formatCount } from '../../../domain/text/count';
import { useCommands } from '../../../ui/command/CommandScope';
import { KeyHint } from '../../../ui/command/KeyHint';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import { APPLY_KEY, importLabel } from './importLabel';

export type RowFilter = 'all' | 'apply' | 'problem';

interface ImportToolbarProps {
  counts: Record<RowFilter, number>;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
  pendingCount: number;
  /** Number of rows that were applied. */
  appliedCount: number;
  /** Number of those that are saved on this device and not sent. */
  unsentCount: number;
  /** Number of rows that are left out on request. */
  leftOutCount: number;
  /** Leaves out the rows that are not imported yet, or none of them. */
  onLeaveOut: (isLeftOut: boolean) => void;
  /** Null while nothing can be applied. */
  onApply: (() => void) | null;
}

/** Registers the toolbar's buttons with the palette. */
function useToolbarCommands(props: ImportToolbarProps): void {
  const { counts, filter, onFilter, pendingCount, leftOutCount, onLeaveOut } = props;
  const shared = { group: 'Import', keys: [] };
  useCommands(
    [
      {
        id: 'leave-out',
        label: leftOutCount === 0 ? 'Leave all out' : 'Include all',
        ...shared,
        canRun: () => pendingCount + leftOutCount > 1,
        run: () => onLeaveOut(leftOutCount === 0),
      },
      {
        id: 'show-problems',
        label: 'Show rows with problems',
        ...shared,
        canRun: () => counts.problem > 0 && filter !== 'problem',
        run: () => onFilter('problem'),
      },
    ],
    String(leftOutCount === 0),
  );
}

/** Filter of the preview, what is left out of the import, and its button. */
export function ImportToolbar(props: ImportToolbarProps) {
  const { counts, filter, onFilter, pendingCount, appliedCount, unsentCount, leftOutCount } = props;
  const { onLeaveOut, onApply } = props;
  useToolbarCommands(props);
  const isDone = pendingCount === 0 && appliedCount > 0;
  const doneWord = unsentCount > 0 ? 'Saved' : 'Imported';
  const options = [
    { value: 'apply', label: `${isDone ? doneWord : 'Changes'} ${formatCount(counts.apply)}` },
    { value: 'problem', label: `Problems ${formatCount(counts.problem)}` },
    { value: 'all', label: `All ${formatCount(counts.all)}` },
  ] as const;
  const unchangedCount = counts.all - counts.apply - counts.problem;
  const doneLabel = unsentCount > 0 ? 'All saved on this device' : 'All imported';
  const othersLabel = unsentCount > 0 ? 'The others saved on this device' : 'The others imported';

  return (
    <>
      <SegmentedControl label="Rows" options={options} value={filter} onChange={onFilter} />
      {pendingCount + leftOutCount > 1 && (
        <Button onClick={() => onLeaveOut(leftOutCount === 0)}>
          {leftOutCount === 0 ? 'Leave all out' : 'Include all'}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      {leftOutCount > 0 && (
        <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {formatCount(leftOutCount)} left out
        </Box>
      )}
      {counts.problem > 0 && (
        <StatusChip
          tone="warning"
          title="Show them"
          onClick={filter === 'problem' ? undefined : () => onFilter('problem')}
        >
          {countOf(counts.problem, 'row')} with problems left out
        </StatusChip>
      )}
      {unchangedCount > 0 && (
        <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {formatCount(unchangedCount)} unchanged
        </Box>
      )}
      <Button
        variant="contained"
        color="primary"
        disabled={onApply === null}
        onClick={() => onApply?.()}
        endIcon={isDone ? undefined : <KeyHint keys={APPLY_KEY} />}
      >
        {isDone
          ? leftOutCount > 0
            ? othersLabel
            : doneLabel
          : importLabel(pendingCount, appliedCount)}
      </Button>
    </>
  );
}
