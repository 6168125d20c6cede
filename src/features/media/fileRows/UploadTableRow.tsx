import { useId } from 'react';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { formatBytes } from '../../../domain/text/bytes';
import { CopyChaptersChoice } from '../copying/CopyChaptersChoice';
import { FileChoice, type FileChoiceProps } from './FileChoice';
import { type CopyChoice } from './useFileRowsForm';

interface UploadTableRowProps {
  file: File;
  /** Choices about the file, from left to right. */
  choices: readonly FileChoiceProps[];
  /** Reason why the file cannot be uploaded at all; null when it can. */
  fileProblem: string | null;
  /** Reason why the file cannot be uploaded with the current choices; null when it can. */
  choiceProblem: string | null;
  /** True after the first attempt to send, which marks missing choices as wrong. */
  wasTried: boolean;
  /** Consequence of the upload; null for none. */
  note: string | null;
  /** Choice whether to copy chapters; null when there are none. */
  copyChoice: CopyChoice | null;
  onRemove: () => void;
}

const NARROW = '@media (max-width: 599px)';

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 180px auto',
  alignItems: 'center',
  columnGap: 1,
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) 130px auto' },
} as const;

/** With two choices, the name has its own line in a narrow window. */
const wideRowStyle = {
  ...rowStyle,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 180px auto',
  [NARROW]: {
    gridTemplateColumns: 'minmax(0, 1fr) 130px auto',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
} as const;

const nameStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** One of several files to upload: its name, size, choices and problems. */
export function UploadTableRow(props: UploadTableRowProps) {
  const { file, choices, fileProblem, choiceProblem, wasTried, note, copyChoice, onRemove } = props;
  const id = useId();
  const problem = fileProblem ?? choiceProblem;
  const message = problem ?? note;
  const messageId = message === null ? undefined : id;
  const isMissing = fileProblem === null && choices.some(({ value }) => value === '');
  const isError = problem !== null && (wasTried || !isMissing);
  return (
    <Box component="li" sx={choices.length > 1 ? wideRowStyle : rowStyle}>
      <Box sx={{ minWidth: 0 }}>
        <Box component="bdi" title={file.name} sx={{ display: 'block', ...nameStyle }}>
          {file.name}
        </Box>
        <Box className="number" sx={{ fontSize: 12, color: 'text.secondary' }}>
          {formatBytes(file.size)}
        </Box>
      </Box>
      {/* No choice helps a file that can't be sent. */}
      {choices.map((choice) =>
        fileProblem === null ? (
          <FileChoice
            key={choice.label}
            {...choice}
            hasErrorStyle={choice.isWrong && isError}
            messageId={messageId}
          />
        ) : (
          <span key={choice.label} />
        ),
      )}
      <IconButton
        aria-label={`Remove ${file.name}`}
        aria-describedby={fileProblem === null ? undefined : id}
        data-refused={fileProblem === null ? undefined : ''}
        onClick={onRemove}
      >
        <Close />
      </IconButton>
      {message !== null && (
        <FormHelperText id={id} error={isError} sx={{ gridColumn: '1 / -1' }}>
          {message}
        </FormHelperText>
      )}
      {copyChoice !== null && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <CopyChaptersChoice {...copyChoice} filename={file.name} />
        </Box>
      )}
    </Box>
  );
}
