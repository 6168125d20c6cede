import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { fileProblem } from '../../domain/forms/fileRules';
import { FilePicker } from '../../ui/controls/FilePicker';
import { fieldText, type ImportSource } from './importTable';
import { selectRow } from './selectRow';
import { usePasteAnywhere } from './usePasteAnywhere';

const fileRule = {
  accept: '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain',
  maxBytes: 50 * 1024 * 1024,
  advice: 'Save it as CSV (UTF-8), or copy the rows and paste them here.',
};

const columns = [
  ['id or slug', 'tells which tour; with an id, a slug is a new one for it'],
  ['language', 'the code or the name of the language that the text is in'],
  ['title, description, slug_suffix', 'the text in that language'],
  [
    'city, country, duration_seconds',
    'of the tour, whatever the language; a duration such as 5400, 1:30:00 or 90 min',
  ],
] as const;

/** Help on the columns, and on data that an import does not change. */
function ColumnsHelp() {
  return (
    <Box component="section" aria-label="Columns" sx={{ fontSize: 13 }}>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        Columns
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'max-content 1fr',
          gap: '6px 16px',
          m: 0,
          '& dt': { fontWeight: 500 },
          '& dd': { m: 0, color: 'text.secondary' },
        }}
      >
        {columns.map(([names, meaning]) => (
          <Box key={names} sx={{ display: 'contents' }}>
            <dt>{names}</dt>
            <dd>{meaning}</dd>
          </Box>
        ))}
      </Box>
      <Box component="p" sx={{ mt: 1.5, mb: 0, color: 'text.secondary' }}>
        An empty cell leaves the stored value. Publication status is not imported, and no tours are
        created or deleted. Recordings, covers and sections stay as they are.
      </Box>
    </Box>
  );
}

export interface ImportSourceFormProps {
  /** Rows in the text field. */
  text: string;
  onText: (text: string) => void;
  /** Name of the file that the rows are from; null for typed or pasted rows. */
  fileName: string | null;
  /** Number of the row to edit, null for the top of the field, which takes the focus; undefined when not editing. */
  editedRow: number | null | undefined;
  onSource: (source: ImportSource) => void;
}

/** Form that accepts a file or pasted rows, with help on the columns. */
export function ImportSourceForm(props: ImportSourceFormProps) {
  const { text, onText, fileName, editedRow, onSource } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (field.current !== null && typeof editedRow === 'number')
      selectRow(field.current, editedRow);
  }, [editedRow]);
  const canRead = text.trim() !== '';
  const read = () => {
    if (canRead) onSource({ name: fileName, content: text });
  };
  usePasteAnywhere((pasted) => {
    const rows = fieldText(pasted);
    onText(rows);
    onSource({ name: null, content: rows });
  });
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Accepts the file that “Export CSV” on the tours list creates, edited in a spreadsheet. You
        see every change row by row before anything is saved. Rows that are pasted anywhere on this
        page are previewed at once.
      </Typography>
      <FilePicker
        label="Choose a CSV file"
        accept={fileRule.accept}
        findProblem={(file) => fileProblem(file, fileRule)}
        hint="UTF-8; separated by commas, semicolons or tabs"
        onFile={(file) => onSource({ name: file.name, content: file })}
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1 }}>
        <Box component="label" htmlFor="import-text" sx={{ fontSize: 13, fontWeight: 500 }}>
          Or paste rows, including their headings
        </Box>
        <OutlinedInput
          id="import-text"
          multiline
          minRows={6}
          maxRows={14}
          fullWidth
          value={text}
          inputRef={field}
          autoFocus={editedRow !== undefined}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              read();
            }
          }}
          inputProps={{ dir: 'auto', spellCheck: false }}
          sx={{ fontSize: 13 }}
        />
        <Button variant="outlined" disabled={!canRead} onClick={read}>
          Preview
        </Button>
      </Box>
      <ColumnsHelp />
    </>
  );
}
