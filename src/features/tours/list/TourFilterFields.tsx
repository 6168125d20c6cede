import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { type Language } from '../../../domain/languages/language';
import { collatorFor } from '../../../domain/text/searchText';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectCurrentLanguage } from '../../../state/select/selectLanguages';
import { selectTourList } from '../../../state/select/selectTours';
import { periodCodes, periods } from './periods';
import { countConditions, noConditions, type TourFilter } from './tourFilter';

export interface TourFiltersProps {
  filter: TourFilter;
  languages: readonly Language[];
  onChange: (part: Partial<TourFilter>) => void;
}

interface Option<Code extends string> {
  code: Code;
  label: string;
}

interface ChoiceProps<Code extends string> {
  label: string;
  placeholder: string;
  options: readonly Option<Code>[];
  value: Code | null;
  onChange: (code: Code | null) => void;
}

function Choice<Code extends string>(props: ChoiceProps<Code>) {
  const { label, placeholder, options, value, onChange } = props;
  return (
    <Autocomplete
      options={options}
      value={options.find(({ code }) => code === value) ?? null}
      onChange={(_event, option) => onChange(option?.code ?? null)}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.code}
      renderInput={(params) => <TextField {...params} label={label} placeholder={placeholder} />}
      size="small"
    />
  );
}

const periodOptions = periodCodes.map((code) => ({ code, label: periods[code].label }));

/** Filter fields in the popover of their button. */
export function TourFilterFields({ filter, languages, onChange }: TourFiltersProps) {
  const { code } = useConsoleSelector(selectCurrentLanguage);
  const tours = useConsoleSelector((state) => selectTourList(state, code));
  const cities = useMemo(
    () =>
      [...new Set(tours?.map(({ city }) => city))]
        .filter((city) => city !== '')
        .sort(collatorFor('en').compare),
    [tours],
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, pt: 0.5 }}>
      <Choice
        label="Translated into"
        placeholder="Any language"
        options={languages}
        value={filter.has}
        onChange={(has) => onChange({ has })}
      />
      <Choice
        label="Not translated into"
        placeholder="Any language"
        options={languages}
        value={filter.lacks}
        onChange={(lacks) => onChange({ lacks })}
      />
      <Autocomplete
        multiple
        options={cities}
        value={[...filter.cities]}
        onChange={(_event, chosen) => onChange({ cities: chosen })}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Cities"
            placeholder={filter.cities.length === 0 ? 'Any city' : ''}
          />
        )}
        size="small"
      />
      <Choice
        label="Created"
        placeholder="Any time"
        options={periodOptions}
        value={filter.created}
        onChange={(created) => onChange({ created })}
      />
      <Choice
        label="Updated"
        placeholder="Any time"
        options={periodOptions}
        value={filter.updated}
        onChange={(updated) => onChange({ updated })}
      />
      <FormControlLabel
        sx={{ m: 0 }}
        label="Lacks description, cover or duration"
        control={
          <Checkbox
            size="small"
            checked={filter.isIncompleteOnly}
            onChange={(_event, isIncompleteOnly) => onChange({ isIncompleteOnly })}
          />
        }
      />
      <Button
        variant="outlined"
        disabled={countConditions(filter) === 0}
        onClick={() => onChange(noConditions)}
      >
        Clear filters
      </Button>
    </Box>
  );
}
