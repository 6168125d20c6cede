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
  /** Null once the columns were chosen. */
  onChooseColumns: (() => void) | null;
  /** Replaces the cells of rows in the source. */
  onReplaceRows: (cells: RowCells) => void;
  /** Name of the file with the rows that have problems or failed. */
  problemFile: string;
  /** True when the rows can be edited as a text. */
  isTextKnown: boolean;
  /** Receives the number of the first row that has a problem; null without one. */
  onFirstProblem: (number: number | null) => void;
  leftOut: LeftOut;
  /** Called once nothing is left to be imported, nor a result to be read. */
  onDone: () => void;
  /** Opens the text editor of the source at a row; null when the rows can't be edited as text. */
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
  // Before anything is drawn: the preview opens with what was imported.
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
            // The focused button goes away while the tours are compared.
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
          // The focused button goes away.
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
