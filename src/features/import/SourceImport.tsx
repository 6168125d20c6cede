import { useEffect, useState } from 'react';
import { guessColumns } from '../../domain/tourImport/guessColumns';
import { type ImportRow } from '../../domain/tourImport/importRow';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { findPageTitle } from '../../ui/command/findPageTitle';
import { PageBody } from '../../ui/shell/PageBody';
import { PageHeader } from '../../ui/shell/PageHeader';
import { downloadFile } from '../../ui/hooks/downloadFile';
import { ProblemNote } from '../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../ui/feedback/ProblemPanel';
import { RunProgressBar } from '../../ui/feedback/RunPanel';
import { ColumnChoice } from './ColumnChoice';
import { ImportNotes } from './ImportNotes';
import { ImportPreview } from './preview/ImportPreview';
import { RunGuard } from './preview/RunGuard';
import { runRefusal, useImportRun } from './preview/useImportRun';
import { SourceButtons } from './SourceButtons';
import {
  chosenFor,
  columnExamples,
  editableText,
  problemRowsCsv,
  sourceName,
  type ColumnsOfHeadings,
  type ImportSource,
  type ImportTable,
} from './importTable';
import { useImportRows } from './useImportRows';
import { type LeftOut } from './useImportSource';
import { useImportTable } from './useImportTable';

const isUnmatched = ({ tourId, problems }: ImportRow) => tourId === null && problems.length > 0;

function ProgressView({ label, part }: { label: string; part: number }) {
  return <RunProgressBar label={label} completed={Math.round(100 * part)} total={100} />;
}

interface ComparedTableProps {
  table: ImportTable;
  importRun: ReturnType<typeof useImportRun>;
  /** Name of the file with the rows that have problems; null when the rows can be edited here. */
  problemFile: string | null;
  /** Receives the number of the first row that has a problem; null without one. */
  onFirstProblem: (number: number | null) => void;
  leftOut: LeftOut;
  /** Called once nothing is left to be imported. */
  onDone: () => void;
  /** Opens the field for rows at one; null when the rows can't be edited here. */
  onEditRow: ((number: number) => void) | null;
}

/** Parsed table, compared with the catalogue. */
function ComparedTable(props: ComparedTableProps) {
  const { table, importRun, problemFile, leftOut, onFirstProblem, onDone, onEditRow } = props;
  const { rows, part, problem, retry, searchAll, ...search } = useImportRows(table);
  const firstProblem = rows?.find(({ kind }) => kind === 'problem')?.number ?? null;
  useEffect(() => {
    onFirstProblem(firstProblem);
  }, [firstProblem, onFirstProblem]);
  if (rows === null) {
    if (problem === null) return <ProgressView label="Comparing with the catalogue" part={part} />;
    return <ProblemPanel title="The tours could not be loaded" problem={problem} onRetry={retry} />;
  }
  const canDownload = problemFile !== null && rows.some(({ kind }) => kind === 'problem');
  return (
    <>
      {problem !== null && <ProblemNote problem={problem} onRetry={retry} />}
      <ImportNotes
        columns={table.columns}
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
        onDownload={
          canDownload
            ? () => downloadFile(problemFile, problemRowsCsv(table, rows), 'text/csv')
            : null
        }
      />
      <ImportPreview
        rows={rows}
        importRun={importRun}
        leftOut={leftOut.keys}
        onLeaveOut={leftOut.change}
        onDone={onDone}
        onEditRow={onEditRow}
      />
    </>
  );
}

export const importBreadcrumbs = [{ label: 'Tours', to: '/admin/tours' }];

/** Text for the field for rows, and the row at which it opens: null for its top. */
export interface RowsToEdit {
  text: string;
  row: number | null;
}

interface SourceImportProps {
  source: ImportSource;
  /** Columns that were chosen for a table before. */
  choice: ColumnsOfHeadings | null;
  onChoice: (choice: ColumnsOfHeadings) => void;
  leftOut: LeftOut;
  /** Receives the text of the source once it is read. */
  onRead: (text: string) => void;
  /** True when the source is under preview again after a look at another page. */
  isKept: boolean;
  /** Called once nothing is left to be imported. */
  onDone: () => void;
  onEdit: (rows: RowsToEdit) => void;
  onBack: () => void;
}

/** Import of one source: parsing, comparison, preview. */
export function SourceImport(props: SourceImportProps) {
  const { source, choice, onChoice, leftOut, isKept, onRead, onDone, onEdit, onBack } = props;
  const { name } = source;
  const reading = useImportTable(source, onRead);
  const importRun = useImportRun();
  const [firstProblem, setFirstProblem] = useState<number | null>(null);
  const [isChoosingAgain, setIsChoosingAgain] = useState(false);
  // Pasted rows are in their field already, however many they are.
  const text = typeof source.content === 'string' ? source.content : editableText(reading);
  const problemFile =
    text === null && name !== null ? `${name.replace(/\.\w+$/, '')}-problems.csv` : null;
  const table = reading.status === 'read' ? reading.table : null;
  const unmatched = reading.status === 'unmatched' ? reading.table : null;
  const chosen = unmatched && chosenFor(unmatched, choice);
  const isChoosing = chosen === null || isChoosingAgain;
  const matched = unmatched === null || isChoosing ? table : { ...unmatched, columns: chosen };
  const buttons = (
    <SourceButtons
      refusal={runRefusal(importRun.run)}
      onChooseColumns={
        unmatched === null || isChoosing
          ? null
          : () => {
              importRun.reset();
              setIsChoosingAgain(true);
            }
      }
      onEdit={text === null ? null : () => onEdit({ text, row: firstProblem })}
      onBack={name === null ? null : onBack}
    />
  );
  return (
    <>
      <PageHeader
        title="Import texts"
        breadcrumbs={importBreadcrumbs}
        meta={<bdi>{sourceName(source)}</bdi>}
        actions={buttons}
      />
      <PageBody>
        {reading.status === 'reading' && <ProgressView label="Reading" part={reading.part} />}
        {matched !== null && (
          <ComparedTable
            table={matched}
            importRun={importRun}
            problemFile={problemFile}
            leftOut={leftOut}
            onFirstProblem={setFirstProblem}
            onDone={onDone}
            onEditRow={text === null ? null : (row) => onEdit({ text, row })}
          />
        )}
        {unmatched !== null && isChoosing && (
          <ColumnChoice
            table={unmatched}
            initial={chosen?.indexes ?? guessColumns(unmatched.headings, columnExamples(unmatched))}
            onColumns={(columns) => {
              onChoice({ headings: unmatched.headings, columns });
              setIsChoosingAgain(false);
              // The focused button goes away with the form.
              findPageTitle()?.focus();
            }}
          />
        )}
        {reading.status === 'failed' && (
          <EmptyState
            title="This can’t be imported"
            text={reading.problems.join(' ')}
            action={buttons}
          />
        )}
      </PageBody>
      <RunGuard isRunning={importRun.run !== null} isKept={isKept} />
    </>
  );
}
