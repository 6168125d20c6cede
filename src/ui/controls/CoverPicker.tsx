import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FilePicker } from './FilePicker';
import { Picture } from '../content/Picture';

export interface CoverPickerProps {
  /** The cover as it is now. */
  url: string | null;
  label?: string;
  /** 'PNG, JPG up to 10MB' or 'PNG, JPG, GIF'. */
  hint?: string;
  maxBytes?: number;
  disabled?: boolean;
  /** Why no cover can be taken now; null when one can. */
  refusal?: string | null;
  busy?: boolean;
  progressPercent?: number;
  onFile: (file: File) => void;
  onRemove?: () => void;
  onRefused?: (message: string) => void;
}

/** The cover of a record and the way to replace it. */
export function CoverPicker(props: CoverPickerProps) {
  const { url, label = 'Cover image', hint, onRemove, ...picker } = props;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ flex: 'none', width: 200 }}>
        <Picture url={url} alt={url === null ? '' : label} ratio={16 / 10} />
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ mb: '6px', fontSize: 13, fontWeight: 500 }}>{label}</Box>
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
  );
}
