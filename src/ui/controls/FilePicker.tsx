import { useId, useRef, useState, type DragEvent, type ReactNode, type Ref } from 'react';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import { fileProblem } from '../../domain/forms/fileRules';
import { limits } from '../../domain/limits';
import { RefusableButton } from './RefusableButton';

export interface FilePickerProps {
  /** Button text: 'Upload audio'. */
  label: string;
  /** Extensions, MIME types or wildcards: 'image/*', '.mp3,.wav'. */
  accept: string;
  maxBytes?: number;
  /** Hint about accepted files: 'PNG, JPG up to 10MB'. */
  hint?: ReactNode;
  disabled?: boolean;
  /** True to focus the button on mount. */
  autoFocus?: boolean;
  /** Reason why no file can be chosen now, shown instead of the hint; null when allowed. */
  refusal?: string | null;
  /** Button text while uploading: 'Uploading...'. */
  busyLabel?: string;
  busy?: boolean;
  /** Upload progress in percent, 0 to 100, while busy. */
  progressPercent?: number;
  /** Replaces the default validation: returns the reason for rejecting a file, or null. */
  findProblem?: (file: File) => string | null;
  onFile: (file: File) => void;
  /**
   * Called when several files are chosen or dropped; without it only one can be chosen, and the first of several
   * dropped files is used.
   */
  onSeveral?: (files: readonly File[]) => void;
  /** Called with the reason for rejecting a file; without it the reason is shown below the picker. */
  onRefused?: (message: string) => void;
  /** Message about a file that was initially accepted; null for none. */
  problem?: string | null;
}

function UploadBar({ label, percent: exact }: { label: string; percent: number | undefined }) {
  const percent = exact === undefined ? undefined : Math.round(exact);
  return (
    <Box sx={{ flex: '1 0 100%', display: 'flex', alignItems: 'center', gap: 1 }}>
      <LinearProgress
        aria-label={label}
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
  );
}

interface HiddenFileInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  accept: string;
  disabled: boolean;
  multiple: boolean;
  onFiles: (files: readonly File[]) => void;
}

function HiddenFileInput({ ref, onFiles, label, ...input }: HiddenFileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      {...input}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        // Reset, so that choosing the same file again fires a change event.
        event.target.value = '';
      }}
    />
  );
}

function FileProblem({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <FormHelperText error role="alert">
      {text}
    </FormHelperText>
  );
}

const hintStyle = { fontSize: 12, lineHeight: '16px', color: 'text.secondary', minWidth: 0 };

/** File input by dialog or drag and drop, for one file, or several with `onSeveral`. */
export function FilePicker(props: FilePickerProps) {
  const { label, accept, maxBytes = limits.uploadBytes, hint, onFile, onRefused } = props;
  const { disabled = false, busy = false, busyLabel = 'Uploading...', progressPercent } = props;
  const disabledReason = props.refusal ?? null;
  const { findProblem = (file) => fileProblem(file, { accept, maxBytes }) } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isDragOver, setDragOver] = useState(false);
  const [ownRefusal, setRefusal] = useState<string | null>(null);
  const refusal = ownRefusal ?? props.problem ?? null;
  const isDisabled = disabled || busy || disabledReason !== null;

  const acceptFile = (file: File | undefined) => {
    if (file === undefined || isDisabled) return;
    const message = findProblem(file);
    setRefusal(onRefused === undefined ? message : null);
    if (message === null) onFile(file);
    else onRefused?.(message);
  };
  const acceptFiles = (files: readonly File[]) => {
    if (files.length > 1 && props.onSeveral !== undefined) props.onSeveral(files);
    else acceptFile(files[0]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(false);
    acceptFiles([...event.dataTransfer.files]);
  };

  return (
    <div>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setDragOver(!isDisabled);
        }}
        onDragLeave={() => setDragOver(false)}
        onDrop={drop}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '8px 12px',
          p: 1.5,
          border: '1px dashed',
          borderColor: isDragOver ? 'var(--accent-text)' : 'var(--line-strong)',
          borderRadius: 1,
          backgroundColor: isDragOver ? 'var(--accent-tint)' : 'transparent',
          transition: 'background-color 120ms, border-color 120ms',
        }}
      >
        <RefusableButton
          variant="outlined"
          autoFocus={props.autoFocus}
          startIcon={<UploadFileOutlined />}
          disabled={disabled}
          busy={busy}
          refusal={disabledReason}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {busy ? busyLabel : label}
        </RefusableButton>
        <Box id={`${id}-hint`} sx={hintStyle}>
          {isDragOver ? 'Drop the file here' : (disabledReason ?? hint ?? 'or drop a file here')}
        </Box>
        {busy && <UploadBar label={busyLabel} percent={progressPercent} />}
        <HiddenFileInput
          ref={input}
          label={label}
          accept={accept}
          disabled={isDisabled}
          multiple={props.onSeveral !== undefined}
          onFiles={acceptFiles}
        />
      </Box>
      <FileProblem text={refusal} />
    </div>
  );
}
