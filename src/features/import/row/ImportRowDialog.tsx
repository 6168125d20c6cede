import { useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type Language } from '../../../domain/languages/language';
import {
  isApplicable,
  type ImportRow,
  type RowProblem,
} from '../../../domain/tourImport/importRow';
import { type RowValues } from '../../../domain/tourImport/rowValues';
import { languageNamed } from '../../../state/select/selectLanguages';
import { findPageTitle } from '../../../ui/command/findPageTitle';
import { Content } from '../../../ui/content/Content';
import { RefusableButton } from '../../../ui/controls/RefusableButton';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';
import { submitByKeys } from '../../../ui/dom/isSaveKey';
import { ChangesTable } from './ChangesTable';
import { IncludeChoice, LeftOutContext } from './LeftOutRows';
import { RowFields } from './RowFields';
import { SameValueOffer } from './SameValueOffer';
import { type RowDialog } from './useRowDialog';

interface ImportRowDialogProps {
  dialog: RowDialog;
  languages: readonly Language[];
  /** Ids of the imported rows. */
  applied: ReadonlySet<string>;
  /** Opens the text editor at a row; null when the rows cannot be edited as text. */
  onEditRow: ((number: number) => void) | null;
  /** Reason why the rows cannot be edited now; null when they can. */
  refusal: string | null;
}

interface NeighbourButtonsProps {
  row: ImportRow;
  /** Rows in the order of navigation. */
  rows: readonly ImportRow[];
  onShow: (row: ImportRow) => void;
}

/** Buttons to the previous and next row; disabled at the ends rather than removed. */
function NeighbourButtons({ row, rows, onShow }: NeighbourButtonsProps) {
  const index = rows.findIndex((each) => each.id === row.id);
  const button = (label: string, neighbour: ImportRow | undefined) => (
    <Button
      variant="outlined"
      aria-disabled={neighbour === undefined}
      sx={{ '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } }}
      onClick={() => neighbour !== undefined && onShow(neighbour)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {button('Previous row', rows[index - 1])}
      {button('Next row', index < 0 ? undefined : rows[index + 1])}
    </>
  );
}

/** Offer to import this row instead of an earlier one with the same tour and language. */
function TakeInstead({ row }: { row: ImportRow }) {
  const { takeInstead, isLocked } = useContext(LeftOutContext);
  const rival = row.problems.find((problem) => problem.rival !== undefined)?.rival;
  if (rival === undefined) return null;
  return (
    <InfoBanner
      action={
        <Button variant="outlined" disabled={isLocked} onClick={() => takeInstead(row)}>
          Use this row instead
        </Button>
      }
    >
      Row {rival} is of the same tour and language, and one of them can be imported.
    </InfoBanner>
  );
}

interface RowBodyProps {
  row: ImportRow;
  /** Problems of the row, updated while typing. */
  problems: readonly RowProblem[];
  /** Typed cells; null for a read-only row. */
  values: RowValues | null;
  isInMinutes: boolean;
  onChange: (values: RowValues) => void;
}

/** Problems and notes of a row, with its cells for correction or its changes. */
function RowBody({ row, problems, values, isInMinutes, onChange }: RowBodyProps) {
  const unplaced = problems.filter(({ part }) => part === null || values?.[part] === undefined);
  return (
    <>
      <TakeInstead row={row} />
      {unplaced.map(({ message }) => (
        <Box key={message} component="p" sx={{ mt: 0, mb: 1, color: 'var(--danger-text)' }}>
          {message}
        </Box>
      ))}
      {values === null &&
        row.notes.map(({ message }) => (
          <Box key={message} component="p" sx={{ mt: 0, mb: 1, color: 'var(--warning-text)' }}>
            {message}
          </Box>
        ))}
      {values === null && row.changes.length > 0 && <ChangesTable row={row} />}
      {values === null && row.kind === 'unchanged' && row.changes.length === 0 && (
        <>The row matches what is already stored.</>
      )}
      {values !== null && (
        <RowFields
          row={row}
          problems={problems}
          values={values}
          isInMinutes={isInMinutes}
          onChange={onChange}
        />
      )}
    </>
  );
}

interface WayButtonsProps extends Pick<ImportRowDialogProps, 'dialog' | 'onEditRow' | 'refusal'> {
  row: ImportRow;
  isImported: boolean;
  /** True while the cells are shown as fields. */
  hasFields: boolean;
}

/** Buttons to edit the cells, edit as text, discard, and close or cancel. */
function WayButtons(props: WayButtonsProps) {
  const { row, dialog, isImported, hasFields, onEditRow, refusal } = props;
  const { valuesOf, isForm, wasEdited, edit, cancelEdit, close, isTyped } = dialog;
  const canReturn = isForm(row) && row.kind !== 'problem';
  const canEdit = !isForm(row) && !isImported && valuesOf(row) !== null;
  return (
    <>
      {row.kind === 'problem' && onEditRow !== null && (
        <RefusableButton
          variant="outlined"
          refusal={refusal}
          onClick={() => {
            // Writes the typed cells first, so that the text field contains them.
            flushSync(close);
            onEditRow(row.number);
          }}
        >
          Edit this row
        </RefusableButton>
      )}
      {canEdit && (
        <RefusableButton
          variant="outlined"
          refusal={refusal}
          autoFocus={wasEdited(row)}
          onClick={() => edit(row)}
        >
          Edit
        </RefusableButton>
      )}
      {isForm(row) && !canReturn && refusal === null && isTyped(row) && (
        <Button variant="outlined" onClick={dialog.discardAndClose}>
          Discard
        </Button>
      )}
      <Button
        variant="outlined"
        onClick={canReturn ? () => cancelEdit(row) : close}
        autoFocus={!hasFields && !wasEdited(row)}
      >
        {canReturn ? 'Cancel' : 'Close'}
      </Button>
    </>
  );
}

interface ShownRowProps extends ImportRowDialogProps {
  row: ImportRow;
}

/** Contents of the dialog for one row. */
function ShownRow({ row, dialog, languages, applied, onEditRow, refusal }: ShownRowProps) {
  const { rows, valuesOf, problemsOf, isForm, type, show, saveAndGoOn } = dialog;
  const values = isForm(row) ? valuesOf(row) : null;
  const submit = () => {
    if (values !== null && refusal === null && !dialog.isJudging) saveAndGoOn(row, values);
  };
  return (
    <form
      noValidate
      style={{ display: 'contents' }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={submitByKeys(submit)}
    >
      <DialogTitle id="import-row-title">
        Row {row.number},{' '}
        <Content language={row.titleLanguage}>{row.title || '[No Title]'}</Content>
        {row.language !== '' && <> in {languageNamed(languages, row.language).label}</>}
      </DialogTitle>
      <DialogContent sx={{ '& > [role="note"]': { mb: 2 } }}>
        <SameValueOffer dialog={dialog} refusal={refusal} />
        <RowBody
          row={row}
          problems={problemsOf(row)}
          values={values}
          isInMinutes={dialog.isInMinutes}
          onChange={(next) => type(row, next)}
        />
      </DialogContent>
      <DialogActions>
        <NeighbourButtons row={row} rows={rows} onShow={show} />
        {isApplicable(row) && !applied.has(row.id) && <IncludeChoice row={row} />}
        <Box sx={{ flex: 1 }} />
        <WayButtons
          row={row}
          dialog={dialog}
          isImported={applied.has(row.id)}
          hasFields={values !== null}
          onEditRow={onEditRow}
          refusal={refusal}
        />
        {values !== null && (
          <RefusableButton
            type="submit"
            variant="contained"
            color="primary"
            busy={dialog.isJudging}
            refusal={refusal}
          >
            {dialog.goesOn(row) ? 'Save and next' : 'Save'}
          </RefusableButton>
        )}
      </DialogActions>
    </form>
  );
}

/** Maximum time between the clicks of a double click, in ms. */
const DOUBLE_CLICK_MS = 500;

/** Function that is true for a backdrop click that completes the double click by which the dialog was opened. */
function useOpeningClicks(isOpen: boolean): () => boolean {
  const openedAt = useRef(-Infinity);
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);
  return () => performance.now() - openedAt.current < DOUBLE_CLICK_MS;
}

/** Dialog with one row in full: its changes, or its cells when it is edited or has a problem. */
export function ImportRowDialog(props: ImportRowDialogProps) {
  const { row, isForm, cancelEdit, close, discardAndClose } = props.dialog;
  const [shownRow, setShownRow] = useState(row);
  // Keeps the text during the fade-out.
  if (row !== null && row !== shownRow) setShownRow(row);
  const isOfOpening = useOpeningClicks(row !== null);
  return (
    <Dialog
      open={row !== null}
      onClose={(_event, reason) => {
        const canReturn = row !== null && isForm(row) && row.kind !== 'problem';
        if (reason === 'escapeKeyDown') return canReturn ? cancelEdit(row) : discardAndClose();
        if (!isOfOpening()) close();
      }}
      fullWidth
      maxWidth="md"
      aria-labelledby="import-row-title"
      slotProps={{
        transition: {
          onExited: () => {
            // A corrected row may no longer be in the grid to take back the focus.
            if (document.activeElement === document.body) findPageTitle()?.focus();
          },
        },
      }}
    >
      {shownRow !== null && (
        <ShownRow key={`${shownRow.id} ${isForm(shownRow)}`} {...props} row={shownRow} />
      )}
    </Dialog>
  );
}
