import DownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { csvText, type CsvCell } from '../../../domain/text/csv';
import { downloadFile } from '../../../ui/hooks/downloadFile';

interface ViewExportProps {
  /** Without its extension. */
  name: string;
  headings: readonly string[];
  rows: () => readonly (readonly CsvCell[])[];
  disabled: boolean;
}

/** Hands out what is shown, as it is filtered. */
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
