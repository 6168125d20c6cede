import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FilePicker } from './FilePicker';
import { Picture } from '../content/Picture';

export interface CoverPickerProps {
  /** URL of the current cover. */
  url: string | null;
  label?: string;
  /** Hint about accepted files: 'PNG, JPG up to 10MB' or 'PNG, JPG, GIF'. */
  hint?: string;
  maxBytes?: number;
  disabled?: boolean;
  /** Reason why no cover can be chosen now; null when allowed. */
  refusal?: string | null;
  busy?: boolean;
  progressPercent?: number;
  onFile: (file: File) => void;
  onRemove?: () => void;
  onRefused?: (message: string) => void;
  /** Message about the last chosen file, below the picker. */
  problem?: string | null;
  /** Called when the picture at the URL cannot be loaded. */
  onBroken?: () => void;
}

/** Cover of a record with a picker to replace it. */
export function CoverPicker(props: CoverPickerProps) {
  const { url, label = 'Cover image', hint, onRemove, onBroken, ...picker } = props;
  return (
    <Box role="group" aria-label={label}>
      <Box sx={{ mb: '6px', fontSize: 13, fontWeight: 500 }}>{label}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Box sx={{ flex: 'none', width: 200 }}>
          <Picture url={url} alt={url === null ? '' : label} ratio={16 / 10} onBroken={onBroken} />
        </Box>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <FilePicker
            {...picker}
            label={url === null ? 'Upload cover' : 'Replace cover'}
            accept="image/*"
            hint={hint}
          />
          {url !== null && onRemove !== undefined && (
            <Button
              color="error"
              onClick={onRemove}
              disabled={picker.disabled === true || picker.busy === true}
              sx={{ mt: 1 }}
            >
              Remove cover
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}
