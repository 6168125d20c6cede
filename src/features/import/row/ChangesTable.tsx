import Box from '@mui/material/Box';
import { importFieldLabel } from '../../../domain/tourImport/importColumns';
import { fieldLanguage, type ImportRow } from '../../../domain/tourImport/importRow';
import { ChangedText } from '../../../ui/content/ChangedText';

/** Changes of a row: stored text beside the file's text. */
export function ChangesTable({ row }: { row: ImportRow }) {
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
