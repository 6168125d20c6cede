import DownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { csvText, type CsvCell } from '../../../domain/text/csv';
import { useButtonCommand } from '../../../ui/command/CommandScope';
import { downloadFile } from '../../../ui/dom/downloadFile';

interface ViewExportProps {
  /** File name without its extension. */
  name: string;
  headings: readonly string[];
  rows: () => readonly (readonly CsvCell[])[];
  disabled: boolean;
}

/** Button that exports the filtered rows as CSV. */
export function ViewExport({ name, headings, rows, disabled }: ViewExportProps) {
  const download = () => downloadFile(`${name}.csv`, csvText(headings, rows()), 'text/csv');
  useButtonCommand({
    id: 'export',
    label: 'Export CSV',
    group: 'Analytics',
    isEnabled: !disabled,
    run: download,
  });
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadOutlined />}
      disabled={disabled}
      onClick={download}
      sx={{ ml: 'auto' }}
    >
      Export CSV
    </Button>
  );
}
