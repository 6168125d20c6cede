import { type ReactNode } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { directionOf } from '../../../domain/text/script';
import { Content } from '../../../ui/content/Content';
import { contentFont } from '../../../ui/content/contentFont';
import { describedBy, FormRow } from '../../../ui/form/FormRow';
import { useFormField } from '../../../ui/form/useFormField';

interface Hit {
  id: string;
}

interface RecordPickerProps<Row extends Hit> {
  label: string;
  placeholder: string;
  /** Language of the names. */
  language: string;
  value: Row | null;
  hits: readonly Row[];
  isLoading: boolean;
  disabled: boolean;
  /** Text for no results. */
  noHits: string;
  titleOf: (row: Row) => string;
  /** Detail below the title in the list. */
  detailOf: (row: Row) => ReactNode;
  onQuery: (query: string) => void;
  onChoose: (row: Row | null) => void;
}

/** Combobox that searches records by name; the record's id becomes the form's target. */
export function RecordPicker<Row extends Hit>(props: RecordPickerProps<Row>) {
  const { label, placeholder, language, value, hits, isLoading, disabled, noHits } = props;
  const { titleOf, detailOf, onQuery, onChoose } = props;
  const { id, helpers, error } = useFormField<string>('route_id');
  return (
    <FormRow id={id} label={label} error={error} required disabled={disabled}>
      <Autocomplete
        id={id}
        value={value}
        options={
          value === null || hits.some((hit) => hit.id === value.id) ? hits : [value, ...hits]
        }
        loading={isLoading}
        loadingText="Searching…"
        noOptionsText={noHits}
        disabled={disabled}
        fullWidth
        getOptionLabel={titleOf}
        getOptionKey={(row) => row.id}
        isOptionEqualToValue={(row, chosen) => row.id === chosen.id}
        // The worker has already filtered the rows.
        filterOptions={(rows) => rows}
        onInputChange={(_event, text, reason) => {
          if (reason === 'input') onQuery(text);
          if (reason === 'clear') onQuery('');
        }}
        onChange={(_event, row) => onChoose(row)}
        onBlur={() => void helpers.setTouched(true)}
        renderOption={({ key, ...option }, row) => (
          <Box component="li" key={key} {...option}>
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Content language={language} lines={1} fallback="[No Title]">
                {titleOf(row)}
              </Content>
              <Box sx={{ minWidth: 0, fontSize: 12, color: 'text.secondary' }}>{detailOf(row)}</Box>
            </Box>
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            hiddenLabel
            placeholder={placeholder}
            error={error !== undefined}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                lang: language,
                dir: value === null ? 'auto' : directionOf(language),
                style: { fontFamily: contentFont(language) },
                'aria-describedby': describedBy(id, error !== undefined, false),
                'aria-required': true,
              },
            }}
          />
        )}
      />
    </FormRow>
  );
}
