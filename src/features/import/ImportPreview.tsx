import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { countOf, formatCount } from '../../domain/text/count';
import { isApplicable, type ImportRow } from '../../domain/tourImport/importRow';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectLanguages } from '../../state/select/selectLanguages';
import { useCommands } from '../../ui/command/CommandScope';
import { KeyHint } from '../../ui/command/KeyHint';
import { RecordGrid } from '../../ui/grid/RecordGrid';
import { RunProgressBar, RunSummary } from '../../ui/feedback/RunPanel';
import { SegmentedControl } from '../../ui/controls/SegmentedControl';
import { UnsavedGuard } from '../../ui/feedback/UnsavedGuard';
import { useEventCallback } from '../../ui/hooks/useEventCallback';
import { importGridColumns } from './importGridColumns';
import { ImportRowDialog } from './ImportRowDialog';
import { useImportRun } from './useImportRun';

type Shown = 'all' | 'apply' | 'problem';

const isShown: Record<Shown, (row: ImportRow) => boolean> = {
  all: () => true,
  apply: isApplicable,
  problem: ({ kind }) => kind === 'problem',
};

const APPLY_KEY = 'Mod+Enter';

function outcomeText({ outcome }: ReturnType<typeof useImportRun>): string {
  if (outcome === null) return '';
  const { kind, done, failed, left } = outcome;
  return [
    kind === 'import'
      ? `${countOf(done, 'row')} imported`
      : `${countOf(done, 'change')} taken back`,
    ...(failed.length > 0 ? [`${formatCount(failed.length)} failed`] : []),
    ...(left > 0 ? [`${formatCount(left)} not begun`] : []),
  ].join(', ');
}

/** Every row of the file with what it would change; the way to apply them, and to take them back. */
export function ImportPreview({ rows }: { rows: readonly ImportRow[] }) {
  const languages = useConsoleSelector(selectLanguages);
  const running = useImportRun();
  const { run, outcome, applied } = running;
  const [whole, setWhole] = useState<ImportRow | null>(null);
  const counts = useMemo(() => {
    const of = (shown: Shown) => rows.filter(isShown[shown]).length;
    return { all: rows.length, apply: of('apply'), problem: of('problem') };
  }, [rows]);
  const [shown, setShown] = useState<Shown>(
    counts.apply > 0 ? 'apply' : counts.problem > 0 ? 'problem' : 'all',
  );
  const listed = useMemo(() => rows.filter(isShown[shown]), [rows, shown]);
  const open = useMemo(
    () => rows.filter((row) => isApplicable(row) && !applied.has(row.id)),
    [rows, applied],
  );
  const columns = useMemo(
    () => importGridColumns({ languages, applied, onShow: setWhole }),
    [languages, applied],
  );
  const show = useEventCallback((row: ImportRow) => setWhole(row));
  const canApply = open.length > 0 && run === null;
  const apply = () => {
    if (canApply) running.start(open);
  };
  useCommands(
    [
      {
        id: 'import-rows',
        label: `Import ${countOf(open.length, 'row')}`,
        group: 'Import',
        keys: [APPLY_KEY],
        canRun: () => canApply,
        run: apply,
      },
    ],
    String(open.length),
  );

  const options = [
    { value: 'apply', label: `Changes ${formatCount(counts.apply)}` },
    { value: 'problem', label: `Problems ${formatCount(counts.problem)}` },
    { value: 'all', label: `All ${formatCount(counts.all)}` },
  ] as const;
  const same = counts.all - counts.apply - counts.problem;
  const left = [
    ...(counts.problem > 0 ? [`${countOf(counts.problem, 'row')} with problems left out`] : []),
    ...(same > 0 ? [`${formatCount(same)} as ${same === 1 ? 'it is' : 'they are'}`] : []),
  ].join(', ');

  return (
    <>
      {run !== null && (
        <RunProgressBar
          label={`${run.kind === 'import' ? 'Importing' : 'Taking back'} ${formatCount(run.done + run.failed)} of ${countOf(run.total, run.kind === 'import' ? 'row' : 'change')}`}
          completed={run.done + run.failed}
          total={run.total}
          onStop={running.stop}
        />
      )}
      {outcome !== null && (
        <RunSummary
          text={outcomeText(running)}
          failed={outcome.failed}
          onUndo={running.canUndo ? running.undo : undefined}
          retryCount={outcome.again.length}
          onRetry={() => running.start(outcome.again)}
          onDismiss={running.dismiss}
        />
      )}
      <RecordGrid
        label="Rows of the file"
        rows={listed}
        columns={columns}
        density="compact"
        onRowOpen={show}
        countText={`${formatCount(listed.length)} of ${countOf(counts.all, 'row')}`}
        emptyState={
          <Box sx={{ p: 3, flex: 1, textAlign: 'center', color: 'text.secondary' }}>
            {shown === 'problem' ? 'No row has a problem.' : 'No row changes anything.'}
          </Box>
        }
        toolbar={
          <>
            <SegmentedControl label="Rows" options={options} value={shown} onChange={setShown} />
            <Box sx={{ flex: 1 }} />
            <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
              {left}
            </Box>
            <Button
              variant="contained"
              color="primary"
              disabled={!canApply}
              onClick={apply}
              endIcon={<KeyHint keys={APPLY_KEY} />}
            >
              Import {countOf(open.length, 'row')}
            </Button>
          </>
        }
      />
      <ImportRowDialog row={whole} languages={languages} onClose={() => setWhole(null)} />
      <UnsavedGuard when={run !== null} subject="What is not imported yet" />
    </>
  );
}
