import { useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { type ImportRow } from '../../domain/tourImport/importRow';
import { findPageTitle } from '../../ui/command/findPageTitle';
import { ProblemNote } from '../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../ui/feedback/ProblemPanel';
import { downloadFile } from '../../ui/dom/downloadFile';
import { ImportNotes } from './ImportNotes';
import { hasProblemCells, problemRowsCsv, type ImportTable } from './importTable';
import { ImportPreview } from './preview/ImportPreview';
import { withRowsBefore } from './preview/keptRun';
import { runRefusal, type useImportRun } from './preview/useImportRun';
import { ProgressView } from './ProgressView';
import { useImportRows } from './useImportRows';
import { type RowCells } from './useImportTable';
import { useRowEditing } from './useRowEditing';
import { type LeftOut } from './useImportSource';

const isUnmatched = ({ tourId, problems }: ImportRow) => tourId === null && problems.length > 0;

interface ComparedTableProps {
  table: ImportTable;
  importRun: ReturnType<typeof useImportRun>;
  /** Null once the columns have been chosen. */
  onChooseColumns: (() => void) | null;
  /** Replaces cells of rows in the source. */
  onReplaceRows: (cells: RowCells) => void;
  /** File name for the download of rows with problems or failures. */
  problemFile: string;
  /** True when the rows can be edited as text. */
  isTextKnown: boolean;
  /** Called with the number of the first row with a problem; null when there is none. */
  onFirstProblem: (number: number | null) => void;
  leftOut: LeftOut;
  /** Called when nothing is left to import and no result is shown. */
  onDone: () => void;
  /** Opens the text editor at a row; null when the rows cannot be edited as text. */
  onEditRow: ((number: number) => void) | null;
}

/** Parsed table, compared with the catalogue. */
export function ComparedTable(props: ComparedTableProps) {
  const { table, importRun, onChooseColumns, onReplaceRows, problemFile, leftOut } = props;
  const { onFirstProblem, onDone, onEditRow, isTextKnown } = props;
  const { part, problem, retry, searchAll, compareAgain, ...search } = useImportRows(
    table,
    importRun.step,
    leftOut.keys,
  );
  const { applied, before } = importRun;
  const rows = useMemo(
    () => search.rows && withRowsBefore(search.rows, applied, before),
    [search.rows, applied, before],
  );
  const editing = useRowEditing(table, search, onReplaceRows);
  const firstProblem = rows?.find(({ kind }) => kind === 'problem')?.number ?? null;
  useEffect(() => {
    onFirstProblem(firstProblem);
  }, [firstProblem, onFirstProblem]);
  const resumeRun = useEffectEvent(() => rows !== null && importRun.resume(rows));
  const isCompared = rows !== null;
  // A layout effect resumes the run before the first paint, so that the preview opens with its result.
  useLayoutEffect(() => {
    if (isCompared) resumeRun();
  }, [isCompared]);
  if (rows === null) {
    if (problem === null) return <ProgressView label="Comparing with the catalogue" part={part} />;
    return <ProblemPanel title="The tours could not be loaded" problem={problem} onRetry={retry} />;
  }
  const download = () => {
    const csv = problemRowsCsv(table, rows, importRun.outcome?.failed ?? []);
    downloadFile(problemFile, csv, 'text/csv');
  };
  const canDownload = !isTextKnown && rows.some(({ kind }) => kind === 'problem');
  return (
    <>
      {problem !== null && <ProblemNote problem={problem} onRetry={retry} />}
      <ImportNotes
        table={table}
        onChooseColumns={onChooseColumns}
        unmatchedCount={rows.filter(isUnmatched).length}
        searchedLanguages={search.hasSearchedAll ? null : search.searchedLanguages}
        onSearchAll={
          searchAll &&
          (() => {
            searchAll();
            // Moves the focus from the button, which unmounts during the comparison.
            findPageTitle()?.focus();
          })
        }
        refusal={runRefusal(importRun.run)}
        onDownload={canDownload ? download : null}
        opensRows={canDownload && hasProblemCells(table, rows)}
      />
      <ImportPreview
        rows={rows}
        importRun={importRun}
        editing={editing}
        onDownload={download}
        onCompareAgain={() => {
          compareAgain();
          // Moves the focus from the button, which unmounts.
          findPageTitle()?.focus();
          importRun.settleConflicts();
        }}
        leftOut={leftOut.keys}
        onLeaveOut={leftOut.change}
        onDone={onDone}
        onEditRow={onEditRow}
      />
    </>
  );
}
