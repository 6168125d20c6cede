import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { describedBy, FormRow } from '../../../ui/form/FormRow';
import { useFormField } from '../../../ui/form/useFormField';

export interface DescribedOption {
  value: string;
  label: string;
  description: string;
  /** Emoji of the flag. */
  flag?: string;
}

interface DescribedSelectProps {
  name: string;
  label: string;
  options: readonly DescribedOption[];
  help?: ReactNode;
  disabled?: boolean;
  onChoose: (value: string) => void;
}

function OptionText({ option }: { option: DescribedOption }) {
  const { flag, label, description } = option;
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 1,
        // Select and menu items keep their text on one line, which a narrow window would truncate.
        whiteSpace: 'normal',
      }}
    >
      {flag !== undefined && <span aria-hidden>{flag}</span>}
      <Box component="span" sx={{ flex: 'none' }}>
        {label}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
        {description}
      </Box>
    </Box>
  );
}

/** Select whose options have a line of description each. */
export function DescribedSelect(props: DescribedSelectProps) {
  const { name, label, options, help, disabled = false, onChoose } = props;
  const { id, field, error } = useFormField<string>(name);
  const chosen = options.find((option) => option.value === field.value);
  return (
    <FormRow id={id} label={label} help={help} error={error} disabled={disabled}>
      <Select
        id={id}
        labelId={`${id}-label`}
        name={name}
        fullWidth
        // Grows with wrapped text in a narrow window; the repeated class outranks the theme's rule.
        sx={{ '&&& .MuiSelect-select': { height: 'auto' } }}
        value={chosen?.value ?? ''}
        error={error !== undefined}
        disabled={disabled}
        onChange={(event) => onChoose(event.target.value)}
        renderValue={() => chosen !== undefined && <OptionText option={chosen} />}
        SelectDisplayProps={{
          'aria-describedby': describedBy(id, error !== undefined, help !== undefined),
        }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            <OptionText option={option} />
          </MenuItem>
        ))}
      </Select>
    </FormRow>
  );
}
