import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { findPageTitle } from '../../ui/command/findPageTitle';
import { PageBody } from '../../ui/shell/PageBody';
import { PageHeader } from '../../ui/shell/PageHeader';
import { ImportSourceForm, type ImportSourceFormProps } from './ImportSourceForm';
import { PreviewQuestions, type AskedOfPreview } from './SourceQuestions';
import { importBreadcrumbs, SourceImport, type RowsToEdit } from './SourceImport';
import { useChosenColumns, useImportSource, useImportText, useLeftOut } from './useImportSource';

type SourcePageProps = ImportSourceFormProps & {
  onFileName: (name: null) => void;
};

/** Page for choosing a source. */
const SourcePage = ({ onText, onFileName, onSource, ...form }: SourcePageProps) => (
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
    <PageBody narrow>
      <ImportSourceForm
        {...form}
        onText={(typed) => {
          onText(typed);
          if (typed.trim() === '') onFileName(null);
        }}
        onSource={(source) => {
          if (source.name === null) onFileName(null);
          onSource(source);
        }}
      />
    </PageBody>
  </>
);

/** Page that imports tour texts from a CSV file in three steps: choose, preview, apply. */
export function ImportScreen() {
  const [text, setText] = useImportText();
  /**
   * Row at which the text field is opened for editing, null for its top; undefined when it is not opened for editing.
   */
  const [editedRow, setEditedRow] = useState<number | null | undefined>(undefined);
  const { source, isKept, runStore, open, close, keep, forget } = useImportSource();
  /** Name of the file whose rows are in the text field; null for typed or pasted rows. */
  const [fileName, setFileName] = useState<string | null>(null);
  const [choice, setChoice] = useChosenColumns();
  const leftOut = useLeftOut();
  const [asked, setAsked] = useState<AskedOfPreview | null>(null);
  const [replacedCount, setReplacedCount] = useState(0);
  // The focused element was unmounted with the form.
  useEffect(() => {
    if (source !== null) findPageTitle()?.focus();
  }, [source]);
  const edit = (rows: RowsToEdit) => {
    setText(rows.text);
    setFileName(source?.name ?? null);
    setAsked(null);
    setEditedRow(rows.row);
    close();
  };
  const leave = () => {
    setEditedRow(undefined);
    leftOut.change(new Set());
    forget();
  };
  const giveUp = (given: AskedOfPreview) => {
    if ('toEdit' in given) return edit(given.toEdit);
    setAsked(null);
    leave();
    setText(given.rows ?? '');
    setFileName(null);
    if (given.rows === null) return close();
    setReplacedCount(replacedCount + 1);
    open({ name: null, content: given.rows });
  };
  if (source !== null) {
    return (
      <>
        <SourceImport
          key={replacedCount}
          source={source}
          choice={choice}
          onChoice={setChoice}
          leftOut={leftOut}
          runStore={runStore}
          onRead={(read, isEdited) =>
            keep(isEdited ? { name: source.name, content: read.text } : source, read)
          }
          onRowReplaced={(before, after) => {
            // The text field contains the rows under preview, so it follows the correction.
            if (text === before) setText(after);
          }}
          isKept={isKept}
          onDone={forget}
          onEdit={(rows) =>
            text.trim() === '' || text === rows.text ? edit(rows) : setAsked({ toEdit: rows })
          }
          onBack={() => {
            if (source.name === null) return setAsked({ rows: null });
            leave();
            close();
          }}
          onPaste={(rows) => setAsked({ rows })}
        />
        <PreviewQuestions asked={asked} onConfirm={giveUp} onClose={() => setAsked(null)} />
      </>
    );
  }
  return (
    <SourcePage
      text={text}
      onText={setText}
      fileName={fileName}
      onFileName={setFileName}
      editedRow={editedRow}
      onSource={(next) => {
        // Edited rows keep the result of the previous import.
        if (editedRow === undefined || next.content instanceof File) forget();
        open(next);
      }}
    />
  );
}
