import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { type Language } from '../../../domain/languages/language';
import { selectOptionContent } from '../../../ui/form/selectOptionContent';

export interface FileChoiceOption {
  value: string;
  label: string;
  /** Emoji of the flag. */
  flag?: string;
}

export interface FileChoiceProps {
  /** Accessible name, as in 'Language of gate.mp3'. */
  label: string;
  /** Empty while nothing is chosen. */
  value: string;
  options: readonly FileChoiceOption[];
  /** True when the choice has to be changed. */
  isWrong: boolean;
  onChange: (value: string) => void;
}

export const languageOptions = (languages: readonly Language[]): FileChoiceOption[] =>
  languages.map(({ code, label, flag }) => ({ value: code, label, flag }));

interface MarkedFileChoiceProps extends FileChoiceProps {
  /** True to apply the error style as well. */
  hasErrorStyle?: boolean;
  messageId: string | undefined;
}

/** Choice about a file to upload: its language or its section. */
export function FileChoice(props: MarkedFileChoiceProps) {
  const { label, value, options, isWrong, hasErrorStyle, onChange, messageId } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <Select
      fullWidth
      displayEmpty
      value={chosen?.value ?? ''}
      error={hasErrorStyle}
      onChange={(event) => onChange(event.target.value)}
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
        'aria-label': label,
        'aria-describedby': messageId,
        'aria-invalid': isWrong || undefined,
      }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {selectOptionContent(option)}
        </MenuItem>
      ))}
    </Select>
  );
}
