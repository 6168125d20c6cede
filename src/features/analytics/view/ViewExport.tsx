import DownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { csvText, type CsvCell } from '../../../domain/text/csv';
import { downloadFile } from '../../../ui/hooks/downloadFile';

interface ViewExportProps {
  /** File name without its extension. */
  name: string;
  headings: readonly string[];
  rows: () => readonly (readonly CsvCell[])[];
  disabled: boolean;
}

/** Button that exports the shown rows as CSV, as filtered. */
export function ViewExport({ name, headings, rows, disabled }: ViewExportProps) {
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadOutlined />}
      disabled={disabled}
      onClick={() => downloadFile(`${name}.csv`, csvText(headings, rows()), 'text/csv')}
      sx={{ ml: 'auto' }}
    >
      Export CSV
    </Button>
  );
}
