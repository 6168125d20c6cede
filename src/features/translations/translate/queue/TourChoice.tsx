import { useMemo } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { foldForSearch, matchesSearch, searchWords } from '../../../../domain/text/searchText';
import { type TourView } from '../../../../state/select/tourViews';
import { Content } from '../../../../ui/content/Content';
import { type TranslateQueue } from './useTranslateQueue';

/** Tours listed at most; more of them are found by typing. */
const MAX_LISTED = 100;

/** Folded texts that a tour is found by: rows keep their identity, and folding takes the most of a search. */
const searchTexts = new WeakMap<TourView, readonly string[]>();

function searchTextsOf(tour: TourView): readonly string[] {
  const known = searchTexts.get(tour);
  if (known !== undefined) return known;
  const texts = [tour.title, tour.city, tour.country].map(foldForSearch);
  searchTexts.set(tour, texts);
  return texts;
}

/** Combobox of the tours that are left, in the queue's order, which opens the chosen one. */
export function TourChoice({ ordered, left, tourId, setParamValues }: TranslateQueue) {
  const options = useMemo(
    () => ordered.filter(({ id }) => left.has(id) && id !== tourId),
    [ordered, left, tourId],
  );
  if (options.length === 0) return null;
  return (
    <Autocomplete
      autoHighlight
      blurOnSelect
      value={null}
      options={options}
      getOptionLabel={({ title }) => title || '[No Title]'}
      getOptionKey={({ id }) => id}
      filterOptions={(tours, { inputValue }) => {
        const words = searchWords(inputValue);
        return tours
          .filter((tour) => matchesSearch(searchTextsOf(tour), words))
          .slice(0, MAX_LISTED);
      }}
      noOptionsText="No tour that is left"
      onChange={(_event, tour) => {
        if (tour !== null) setParamValues({ tour: tour.id });
      }}
      renderOption={({ key, ...item }, { title, language, primary_language, city }) => (
        <Box component="li" key={key} {...item}>
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Content language={language} lines={1} fallback="[No Title]">
              {title}
            </Content>
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
              <Content language={primary_language} lines={1}>
                {city}
              </Content>
            </Box>
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          hiddenLabel
          placeholder="Go to a tour"
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': 'Go to a tour', dir: 'auto' },
          }}
        />
      )}
    />
  );
}
