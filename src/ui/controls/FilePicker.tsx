import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import { fileProblem } from '../../domain/forms/fileRules';
import { limits } from '../../domain/limits';
import { RefusableButton } from './RefusableButton';

export interface FilePickerProps {
  /** On the button: 'Upload audio'. */
  label: string;
  /** Extensions, types, wildcards: 'image/*', '.mp3,.wav'. */
  accept: string;
  maxBytes?: number;
  /** 'PNG, JPG up to 10MB'. */
  hint?: ReactNode;
  disabled?: boolean;
  /** Why no file can be taken now, in the place of the hint; null when one can. */
  refusal?: string | null;
  /** On the button while the file is on its way: 'Uploading...'. */
  busyLabel?: string;
  busy?: boolean;
  /** 0 to 100, while busy. */
  progressPercent?: number;
  /** Instead of the generic rules and words: why a file is refused, null when it is fine. */
  findProblem?: (file: File) => string | null;
  onFile: (file: File) => void;
  /** Without it the refusal is shown below the picker. */
  onRefused?: (message: string) => void;
}

/** Takes one file, chosen or dropped. */
export function FilePicker(props: FilePickerProps) {
  const { label, accept, maxBytes = limits.uploadBytes, hint, onFile, onRefused } = props;
  const { disabled = false, busy = false, busyLabel = 'Uploading...', progressPercent } = props;
  const unavailable = props.refusal ?? null;
  const { findProblem = (file) => fileProblem(file, { accept, maxBytes }) } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isClosed = disabled || busy || unavailable !== null;
  const percent = progressPercent === undefined ? undefined : Math.round(progressPercent);

  const take = (file: File | undefined) => {
    if (file === undefined || isClosed) return;
    const message = findProblem(file);
    setRefusal(onRefused === undefined ? message : null);
    if (message === null) onFile(file);
    else onRefused?.(message);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };

  return (
    <div>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!isClosed);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '8px 12px',
          p: 1.5,
          border: '1px dashed',
          borderColor: isOver ? 'var(--accent-text)' : 'var(--line-strong)',
          borderRadius: 1,
          backgroundColor: isOver ? 'var(--accent-tint)' : 'transparent',
          transition: 'background-color 120ms, border-color 120ms',
        }}
      >
        <RefusableButton
          variant="outlined"
          startIcon={<UploadFileOutlined />}
          disabled={disabled || busy}
          refusal={unavailable}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {busy ? busyLabel : label}
        </RefusableButton>
        <Box
          id={`${id}-hint`}
          sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary', minWidth: 0 }}
        >
          {isOver ? 'Drop the file here' : (unavailable ?? hint ?? 'or drop a file here')}
        </Box>
        {busy && (
          <Box sx={{ flex: '1 0 100%', display: 'flex', alignItems: 'center', gap: 1 }}>
            <LinearProgress
              aria-label={busyLabel}
              variant={percent === undefined ? 'indeterminate' : 'determinate'}
              value={percent}
              sx={{ flex: 1 }}
            />
            {percent !== undefined && (
              <Box component="span" sx={{ fontSize: 12, minWidth: 32, textAlign: 'right' }}>
                {percent}%
              </Box>
            )}
          </Box>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={accept}
          disabled={isClosed}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file can then be chosen again.
            event.target.value = '';
          }}
        />
      </Box>
      {refusal !== null && (
        <FormHelperText error role="alert">
          {refusal}
        </FormHelperText>
      )}
    </div>
  );
}
