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

/** Text for editing, with the row at which the field opens: null for the top. */
export interface RowsToEdit {
  text: string;
  row: number | null;
}

interface SourceImportProps {
  source: ImportSource;
  /** Columns chosen for a table earlier; null when there are none. */
  choice: ColumnsOfHeadings | null;
  onChoice: (choice: ColumnsOfHeadings) => void;
  leftOut: LeftOut;
  runStore: RunStore;
  /** Called with the text of the source once read; `isEdited` is true after rows were replaced. */
  onRead: (read: SourceText, isEdited: boolean) => void;
  /** Called with the text before and after a replacement of rows. */
  onRowReplaced: (before: string, after: string) => void;
  /** True when the preview would be restored after visiting another page. */
  isKept: boolean;
  /** Called when nothing is left to import and no result is shown. */
  onDone: () => void;
  onEdit: (rows: RowsToEdit) => void;
  onBack: () => void;
  /** Called with a table pasted on the page. */
  onPaste: (text: string) => void;
}

/** Name of the file for rows with problems, derived from the source's name. */
const problemFileOf = (name: string) => `${name.replace(/\.\w+$/, '')}-problems.csv`;

const FailedReading = (props: { problems: readonly string[]; action: ReactNode }) => (
  <EmptyState
    title="This can’t be imported"
    text={props.problems.join(' ')}
    action={props.action}
  />
);

/** Accepts a table pasted outside the fields, unless an import is running. */
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
            // Known headings cannot be data.
            canBeWithoutHeadings={reading.status === 'unmatched'}
            name={source.name}
            onColumns={(next, hasNone) => {
              // Other columns produce other changes of the same rows.
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
