import { useEffect, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/feedback/confirm/ConfirmDialog';
import { findPageTitle } from '../../ui/command/findPageTitle';
import { PageBody } from '../../ui/shell/PageBody';
import { PageHeader } from '../../ui/shell/PageHeader';
import { ImportSourceForm } from './ImportSourceForm';
import { importBreadcrumbs, SourceImport, type RowsToEdit } from './SourceImport';
import { useChosenColumns, useImportSource, useImportText, useLeftOut } from './useImportSource';

interface ReplaceQuestionProps {
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Question before other rows take the place of those in the field. */
const ReplaceQuestion = (props: ReplaceQuestionProps) => (
  <ConfirmDialog
    {...props}
    title="Replace the rows in the field?"
    text="The rows that were typed or pasted there before will be lost."
    confirmLabel="Replace"
    cancelLabel="Keep them"
    tone="danger"
  />
);

/** Page on which a source is chosen. */
const SourcePage = ({ children }: { children: ReactNode }) => (
  <>
    <PageHeader
      title="Import texts"
      breadcrumbs={importBreadcrumbs}
      actions={
        <Button component={Link} to="/admin/tours" variant="outlined">
          Cancel
        </Button>
      }
    />
    <PageBody narrow>{children}</PageBody>
  </>
);

/** Page that imports tour texts from a CSV file: choose, preview, apply. */
export function ImportScreen() {
  const [text, setText] = useImportText();
  /** Row of the field at which it was opened; undefined unless it was opened to be edited. */
  const [editedRow, setEditedRow] = useState<number | null | undefined>(undefined);
  const { source, isKept, runStore, open, close, keep, forget } = useImportSource();
  /** Name of the file whose rows are in the field; null for rows that were typed or pasted. */
  const [fileName, setFileName] = useState<string | null>(null);
  const [choice, setChoice] = useChosenColumns();
  const leftOut = useLeftOut();
  /** Rows of a file that would replace others in the field; null while nothing is asked. */
  const [replacement, setReplacement] = useState<RowsToEdit | null>(null);
  // The focused element was unmounted with the form.
  useEffect(() => {
    if (source !== null) findPageTitle()?.focus();
  }, [source]);
  const edit = (rows: RowsToEdit) => {
    setText(rows.text);
    setFileName(source?.name ?? null);
    setReplacement(null);
    setEditedRow(rows.row);
    close();
  };
  if (source !== null) {
    return (
      <>
        <SourceImport
          source={source}
          choice={choice}
          onChoice={setChoice}
          leftOut={leftOut}
          runStore={runStore}
          onRead={(read, isEdited) =>
            keep(isEdited ? { name: source.name, content: read.text } : source, read)
          }
          onRowReplaced={(before, after) => {
            // The rows in the field are those under preview.
            if (text === before) setText(after);
          }}
          isKept={isKept}
          onDone={forget}
          onEdit={(rows) =>
            text.trim() === '' || text === rows.text ? edit(rows) : setReplacement(rows)
          }
          onBack={() => {
            setEditedRow(undefined);
            leftOut.change(new Set());
            forget();
            close();
          }}
        />
        <ReplaceQuestion
          open={replacement !== null}
          onConfirm={() => replacement !== null && edit(replacement)}
          onClose={() => setReplacement(null)}
        />
      </>
    );
  }
  return (
    <SourcePage>
      <ImportSourceForm
        text={text}
        onText={(typed) => {
          setText(typed);
          if (typed.trim() === '') setFileName(null);
        }}
        fileName={fileName}
        editedRow={editedRow}
        onSource={(next) => {
          if (next.name === null) setFileName(null);
          // The result of the rows before they were edited stays.
          if (editedRow === undefined || next.content instanceof File) forget();
          open(next);
        }}
      />
    </SourcePage>
  );
}
