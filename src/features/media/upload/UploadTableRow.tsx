import { useId } from 'react';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { type Language } from '../../../domain/languages/language';
import { formatBytes } from '../../../domain/text/bytes';
import { selectOptionContent } from '../../../ui/form/selectOptionContent';

interface UploadTableRowProps {
  file: File;
  languages: readonly Language[];
  /** Code of its language; empty while none is chosen. */
  language: string;
  /** Reason why the file cannot be uploaded; null when it can. */
  fileProblem: string | null;
  /** Reason why it cannot be uploaded in this language; null when it can. */
  languageProblem: string | null;
  /** Consequence of its upload. */
  note: string | null;
  onLanguage: (code: string) => void;
  onRemove: () => void;
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 180px auto',
  alignItems: 'center',
  columnGap: 1,
  '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr) 130px auto' },
} as const;

const nameStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

type LanguageOfFileProps = Pick<
  UploadTableRowProps,
  'file' | 'languages' | 'language' | 'languageProblem' | 'onLanguage'
> & { messageId: string | undefined };

function LanguageOfFile(props: LanguageOfFileProps) {
  const { file, languages, language, languageProblem, onLanguage, messageId } = props;
  const chosen = languages.find(({ code }) => code === language);
  return (
    <Select
      fullWidth
      displayEmpty
      value={chosen?.code ?? ''}
      error={languageProblem !== null}
      onChange={(event) => onLanguage(event.target.value)}
      renderValue={() =>
        chosen === undefined ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            Choose…
          </Box>
        ) : (
          selectOptionContent(chosen)
        )
      }
      SelectDisplayProps={{
        'aria-label': `Language of ${file.name}`,
        'aria-describedby': messageId,
        'aria-invalid': languageProblem !== null || undefined,
      }}
    >
      {languages.map((option) => (
        <MenuItem key={option.code} value={option.code}>
          {selectOptionContent(option)}
        </MenuItem>
      ))}
    </Select>
  );
}

/** One of several files to upload: its name, size and language, and what is wrong with them. */
export function UploadTableRow(props: UploadTableRowProps) {
  const { file, fileProblem, languageProblem, note, onRemove } = props;
  const id = useId();
  const problem = fileProblem ?? languageProblem;
  const message = problem ?? note;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0 }}>
        <Box component="bdi" title={file.name} sx={{ display: 'block', ...nameStyle }}>
          {file.name}
        </Box>
        <Box className="number" sx={{ fontSize: 12, color: 'text.secondary' }}>
          {formatBytes(file.size)}
        </Box>
      </Box>
      {/* No language helps a file that can't be sent. */}
      {fileProblem === null ? (
        <LanguageOfFile {...props} messageId={message === null ? undefined : id} />
      ) : (
        <span />
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
        <FormHelperText id={id} error={problem !== null} sx={{ gridColumn: '1 / -1' }}>
          {message}
        </FormHelperText>
      )}
    </Box>
  );
}
