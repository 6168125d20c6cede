import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMemo, type HTMLAttributes } from 'react';
import { type Language } from '../../../domain/languages/language';
import { formatCount } from '../../../domain/text/count';
import { collatorFor } from '../../../domain/languages/collation';
import { tourGaps } from '../../../domain/tours/tourGaps';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectCurrentLanguage } from '../../../state/select/selectLanguages';
import { selectAvailableLanguages } from '../../../state/select/selectTourLanguages';
import { selectTourList } from '../../../state/select/selectTours';
import { type TourView } from '../../../state/select/tourViews';
import { periodCodes, periods } from './periods';
import { countConditions, noConditions, type TourFilter } from './tourFilter';

export interface TourFiltersProps {
  filter: TourFilter;
  languages: readonly Language[];
  onChange: (part: Partial<TourFilter>) => void;
}

const noTours: readonly TourView[] = [];

interface Option<Code extends string> {
  code: Code;
  label: string;
  /** Number of matching tours; undefined when unknown. */
  count?: number;
}

interface CountedOptionProps extends HTMLAttributes<HTMLLIElement> {
  label: string;
  count: number | undefined;
}

/** Option with the number of matching tours. */
function CountedOption({ label, count, ...item }: CountedOptionProps) {
  return (
    <Box component="li" {...item} sx={{ gap: 1.5 }}>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {label}
      </Box>
      {count !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
          {formatCount(count)}
        </Box>
      )}
    </Box>
  );
}

interface ChoiceProps<Code extends string> {
  label: string;
  placeholder: string;
  options: readonly Option<Code>[];
  value: Code | null;
  onChange: (code: Code | null) => void;
  autoFocus?: boolean;
}

function Choice<Code extends string>(props: ChoiceProps<Code>) {
  const { label, placeholder, options, value, onChange, autoFocus } = props;
  return (
    <Autocomplete
      // Enter chooses the first remaining option.
      autoHighlight
      options={options}
      value={options.find(({ code }) => code === value) ?? null}
      onChange={(_event, option) => onChange(option?.code ?? null)}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.code}
      renderOption={({ key, ...item }, { label: text, count }) => (
        <CountedOption key={key} {...item} label={text} count={count} />
      )}
      renderInput={(params) => (
        <TextField {...params} label={label} placeholder={placeholder} autoFocus={autoFocus} />
      )}
      size="small"
    />
  );
}

const periodOptions = periodCodes.map((code) => ({ code, label: periods[code].label }));

const missingLabels = {
  none: 'Nothing',
  any: 'Any of these',
  description: 'Description',
  cover: 'Cover',
  duration: 'Duration',
} as const;

/** Number of tours per value; a tour can have several. */
function countBy<Value>(
  tours: readonly TourView[],
  valuesOf: (tour: TourView) => readonly Value[],
) {
  const counts = new Map<Value, number>();
  for (const value of tours.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Options of the fields, with the number of listed tours that match each. */
function useOptions(tours: readonly TourView[], languages: readonly Language[]) {
  const codesByTour = useConsoleSelector(selectAvailableLanguages);
  return useMemo(() => {
    const translated = countBy(tours, ({ id }) => codesByTour.get(id) ?? []);
    const isKnown = codesByTour.size > 0;
    const primary = countBy(tours, (tour) => [tour.primary_language]);
    const missing = countBy(tours, (tour): (keyof typeof missingLabels)[] => {
      const gaps = tourGaps(tour).filter((gap) => gap !== 'title');
      return gaps.length === 0 ? ['none'] : ['any', ...gaps];
    });
    const cities = countBy(tours, ({ city }) => (city === '' ? [] : [city]));
    return {
      has: languages.map(({ code, label }) => {
        return { code, label, count: isKnown ? (translated.get(code) ?? 0) : undefined };
      }),
      lacks: languages.map(({ code, label }) => {
        const count = isKnown ? tours.length - (translated.get(code) ?? 0) : undefined;
        return { code, label, count };
      }),
      primary: languages
        .filter(({ code }) => primary.has(code))
        .map(({ code, label }) => ({ code, label, count: primary.get(code) })),
      missing: (['none', 'any', 'description', 'cover', 'duration'] as const).map((code) => {
        return { code, label: missingLabels[code], count: missing.get(code) ?? 0 };
      }),
      cities,
      cityNames: [...cities.keys()].sort(collatorFor('en').compare),
    };
  }, [tours, languages, codesByTour]);
}

/** Filter fields, shown in the popover of the filter button. */
export function TourFilterFields({ filter, languages, onChange }: TourFiltersProps) {
  const { code } = useConsoleSelector(selectCurrentLanguage);
  const tours = useConsoleSelector((state) => selectTourList(state, code)) ?? noTours;
  const options = useOptions(tours, languages);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, pt: 0.5 }}>
      <Choice
        label="Translated into"
        placeholder="Any language"
        options={options.has}
        value={filter.has}
        onChange={(has) => onChange({ has })}
        autoFocus
      />
      <Choice
        label="Not translated into"
        placeholder="Any language"
        options={options.lacks}
        value={filter.lacks}
        onChange={(lacks) => onChange({ lacks })}
      />
      <Autocomplete
        multiple
        autoHighlight
        options={options.cityNames}
        renderOption={({ key, ...item }, city) => (
          <CountedOption key={key} {...item} label={city} count={options.cities.get(city)} />
        )}
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
      <Choice
        label="Primary language"
        placeholder="Any language"
        options={options.primary}
        value={filter.primary}
        onChange={(primary) => onChange({ primary })}
      />
      <Choice
        label="Lacks"
        placeholder="Not filtered"
        options={options.missing}
        value={options.missing.find(({ code }) => code === filter.missing)?.code ?? null}
        onChange={(missing) => onChange({ missing })}
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
