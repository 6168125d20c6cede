import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type Language } from '../../../domain/languages/language';
import { importFieldLabel } from '../../../domain/tourImport/importColumns';
import { isApplicable, type ImportRow } from '../../../domain/tourImport/importRow';
import { languageNamed } from '../../../state/select/selectLanguages';
import { ChangedText } from '../../../ui/content/ChangedText';
import { Content } from '../../../ui/content/Content';
import { fieldLanguage } from './importGridColumns';
import { IncludeChoice } from './LeftOutRows';

interface ImportRowDialogProps {
  /** Null while the dialog is closed. */
  row: ImportRow | null;
  /** Rows in the order in which they are looked through. */
  rows: readonly ImportRow[];
  languages: readonly Language[];
  /** Ids of the rows that were imported. */
  applied: ReadonlySet<string>;
  onShow: (row: ImportRow) => void;
  /** Opens the field for rows at one; null when the rows can't be edited here. */
  onEditRow: ((number: number) => void) | null;
  onClose: () => void;
}

function ChangesTable({ row }: { row: ImportRow }) {
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        fontSize: 13,
        '& th, & td': {
          py: 0.75,
          pr: 2,
          textAlign: 'start',
          verticalAlign: 'top',
          overflowWrap: 'anywhere',
        },
        '& td': { whiteSpace: 'pre-wrap' },
        '& th': { width: 128, fontWeight: 500, color: 'text.secondary' },
        '& thead th:not(:first-of-type)': { width: 'auto' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Now</th>
          <th scope="col">In the file</th>
        </tr>
      </thead>
      <tbody>
        {row.changes.map(({ field, from, to }) => (
          <tr key={field}>
            <th scope="row">{importFieldLabel(field)}</th>
            <td>
              <ChangedText
                text={from}
                other={to}
                change="deleted"
                language={fieldLanguage(field, row)}
              />
            </td>
            <td>
              <ChangedText
                text={to}
                other={from}
                change="inserted"
                language={fieldLanguage(field, row)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** Buttons to the rows before and after one; they stay, disabled, at the ends. */
function NeighbourButtons({
  row,
  rows,
  onShow,
}: Pick<ImportRowDialogProps, 'row' | 'rows' | 'onShow'>) {
  const index = rows.findIndex((each) => each.id === row?.id);
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

/** Dialog with one row in full: its changes and its problems. */
export function ImportRowDialog(props: ImportRowDialogProps) {
  const { row, rows, languages, applied, onShow, onEditRow, onClose } = props;
  const [shownRow, setShownRow] = useState(row);
  // Keeps the text while the dialog fades out.
  if (row !== null && row !== shownRow) setShownRow(row);
  return (
    <Dialog
      open={row !== null}
      onClose={onClose}
      fullWidth
      maxWidth="md"
      aria-labelledby="import-row-title"
    >
      <DialogTitle id="import-row-title">
        Row {shownRow?.number},{' '}
        <Content language={shownRow?.titleLanguage ?? 'en'}>
          {shownRow?.title || '[No Title]'}
        </Content>
        {shownRow !== null && shownRow.language !== '' && (
          <> in {languageNamed(languages, shownRow.language).label}</>
        )}
      </DialogTitle>
      <DialogContent>
        {shownRow?.problems.map((problem) => (
          <Box key={problem} component="p" sx={{ mt: 0, mb: 1, color: 'var(--danger-text)' }}>
            {problem}
          </Box>
        ))}
        {shownRow !== null && shownRow.changes.length > 0 && <ChangesTable row={shownRow} />}
        {shownRow?.kind === 'unchanged' && <>The row matches what is already stored.</>}
      </DialogContent>
      <DialogActions>
        <NeighbourButtons row={shownRow} rows={rows} onShow={onShow} />
        {shownRow !== null && isApplicable(shownRow) && !applied.has(shownRow.id) && (
          <IncludeChoice row={shownRow} />
        )}
        <Box sx={{ flex: 1 }} />
        {shownRow?.kind === 'problem' && onEditRow !== null && (
          <Button
            variant="outlined"
            onClick={() => {
              onClose();
              onEditRow(shownRow.number);
            }}
          >
            Edit this row
          </Button>
        )}
        <Button variant="outlined" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
