import { useState, type ReactNode } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageBody } from '../../ui/shell/PageBody';
import { PageHeader } from '../../ui/shell/PageHeader';
import { ColumnChoice } from './ColumnChoice';
import { ComparedTable } from './ComparedTable';
import { type RunStore } from './preview/keptRun';
import { RunGuard } from './preview/RunGuard';
import { runRefusal, useImportRun } from './preview/useImportRun';
import { ProgressView } from './ProgressView';
import { SourceButtons } from './SourceButtons';
import { GuessedEncodingNote } from './ImportNotes';
import {
  editableText,
  fieldText,
  sourceName,
  type ColumnsOfHeadings,
  type ImportSource,
  type SourceText,
} from './importTable';
import { type LeftOut } from './useImportSource';
import { useCorrections } from './useCorrections';
import { useImportTable } from './useImportTable';
import { usePasteAnywhere } from './usePasteAnywhere';
import { useTableColumns } from './useTableColumns';

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
  runStore: RunStore;
  /** Receives the text of the source once it is read, and whether rows of it were replaced since. */
  onRead: (read: SourceText, isEdited: boolean) => void;
  /** Receives the text before and after a row of it was replaced. */
  onRowReplaced: (before: string, after: string) => void;
  /** True when the source is under preview again after a look at another page. */
  isKept: boolean;
  /** Called once nothing is left to be imported, nor a result to be read. */
  onDone: () => void;
  onEdit: (rows: RowsToEdit) => void;
  onBack: () => void;
  /** Receives other rows that are pasted on the page. */
  onPaste: (text: string) => void;
}

/** Name of the file with the rows of another that have problems. */
const problemFileOf = (name: string) => `${name.replace(/\.\w+$/, '')}-problems.csv`;

const FailedReading = (props: { problems: readonly string[]; action: ReactNode }) => (
  <EmptyState
    title="This can’t be imported"
    text={props.problems.join(' ')}
    action={props.action}
  />
);

/** Takes a table that is pasted beside the fields, but while rows are imported. */
function usePastedTable(isRunning: boolean, onPaste: (text: string) => void): void {
  usePasteAnywhere((pasted) => {
    const isTable = /[\t\n]/.test(pasted.trim());
    if (isTable && !isRunning) onPaste(fieldText(pasted));
  });
}

/** Import of one source: parsing, comparison, preview. */
export function SourceImport(props: SourceImportProps) {
  const { source, choice, onChoice, leftOut, runStore, isKept, onEdit, onBack } = props;
  const { reading, isEdited, ...rowEdits } = useImportTable(source, props.onRead);
  const importRun = useImportRun(runStore);
  const [firstProblem, setFirstProblem] = useState<number | null>(null);
  const text = editableText(source, reading);
  const { chosen, matched, unmatched, isWithoutHeadings, hasColumns, chooseAgain, endChoice } =
    useTableColumns(reading, source.name, choice);
  const corrections = useCorrections({
    source,
    leftOut,
    table: rowEdits,
    text: reading.status === 'reading' ? null : reading.text,
    isRunning: importRun.run !== null,
    onReplaced: props.onRowReplaced,
  });
  usePastedTable(importRun.run !== null, props.onPaste);
  const editRow = useEventCallback((row: number) => text !== null && onEdit({ text, row }));
  const buttons = (
    <SourceButtons
      refusal={runRefusal(importRun.run)}
      onChooseColumns={matched === null ? null : chooseAgain}
      onEdit={text === null ? null : () => onEdit({ text, row: firstProblem })}
      backLabel={source.name === null ? 'Start again' : 'Choose another'}
      onBack={onBack}
    />
  );
  return (
    <>
      <PageHeader
        title="Import texts"
        breadcrumbs={importBreadcrumbs}
        meta={<bdi>{sourceName(source, isEdited)}</bdi>}
        actions={buttons}
      />
      <PageBody>
        {'isGuessed' in reading && reading.isGuessed && (
          <GuessedEncodingNote refusal={runRefusal(importRun.run)} onChooseAnother={onBack} />
        )}
        {reading.status === 'reading' && <ProgressView label="Reading" part={reading.part} />}
        {matched !== null && (
          <ComparedTable
            table={matched}
            importRun={importRun}
            onChooseColumns={chosen === null ? chooseAgain : null}
            onReplaceRows={corrections.replaceRows}
            problemFile={problemFileOf(source.name ?? 'rows')}
            isTextKnown={text !== null}
            leftOut={corrections.leftOut}
            onFirstProblem={setFirstProblem}
            onDone={props.onDone}
            onEditRow={text === null ? null : editRow}
          />
        )}
        {unmatched !== null && (
          <ColumnChoice
            table={unmatched}
            chosen={chosen}
            isWithoutHeadings={isWithoutHeadings}
            // Headings that are known are no data.
            canBeWithoutHeadings={reading.status === 'unmatched'}
            name={source.name}
            onColumns={(next, hasNone) => {
              // Other columns make other changes of the same rows.
              importRun.reset();
              const { headings } = unmatched;
              onChoice({ headings, columns: next, name: source.name, isWithoutHeadings: hasNone });
              endChoice();
            }}
            onCancel={hasColumns ? endChoice : null}
          />
        )}
        {reading.status === 'failed' && <FailedReading {...reading} action={buttons} />}
      </PageBody>
      <RunGuard isRunning={importRun.run !== null} isKept={isKept} />
    </>
  );
}
