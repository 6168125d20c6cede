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
import { countConditions, type TourFilter } from './tourFilter';

export interface TourFiltersProps {
  filter: TourFilter;
  languages: readonly Language[];
  onChange: (part: Partial<TourFilter>) => void;
}

interface LanguageChoiceProps {
  label: string;
  languages: readonly Language[];
  value: string | null;
  onChange: (code: string | null) => void;
}

function LanguageChoice({ label, languages, value, onChange }: LanguageChoiceProps) {
  return (
    <Autocomplete
      options={languages}
      value={languages.find(({ code }) => code === value) ?? null}
      onChange={(_event, language) => onChange(language?.code ?? null)}
      getOptionLabel={(language) => language.label}
      getOptionKey={(language) => language.code}
      renderInput={(params) => <TextField {...params} label={label} placeholder="Any language" />}
      size="small"
    />
  );
}

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
      <LanguageChoice
        label="Translated into"
        languages={languages}
        value={filter.has}
        onChange={(has) => onChange({ has })}
      />
      <LanguageChoice
        label="Not translated into"
        languages={languages}
        value={filter.lacks}
        onChange={(lacks) => onChange({ lacks })}
      />
      <Autocomplete
        options={cities}
        value={filter.city}
        onChange={(_event, city) => onChange({ city })}
        renderInput={(params) => <TextField {...params} label="City" placeholder="Any city" />}
        size="small"
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
        onClick={() => onChange({ has: null, lacks: null, city: null, isIncompleteOnly: false })}
      >
        Clear filters
      </Button>
    </Box>
  );
}
