import { useMemo, useState } from 'react';
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { formatCount } from '../../../../domain/text/count';
import { foldForSearch, matchesSearch, searchWords } from '../../../../domain/text/searchText';
import { type TourView } from '../../../../state/select/tourViews';
import { Content } from '../../../../ui/content/Content';
import { type TranslateQueue } from './useTranslateQueue';

/** Tours listed at most; more of them are found by typing. */
const MAX_LISTED = 100;
const LABEL = 'Find a tour of the queue';

/** Filter of tours by title and place, whose texts are folded once: folding takes the most of a search. */
function makeTourFilter(tours: readonly TourView[]) {
  const texts = new Map(
    tours.map(({ id, title, city, country }) => [id, [title, city, country].map(foldForSearch)]),
  );
  return (options: TourView[], query: string) => {
    const words = searchWords(query);
    return options
      .filter(({ id }) => matchesSearch(texts.get(id) ?? [], words))
      .slice(0, MAX_LISTED);
  };
}

type QueueState = 'Open' | 'Done' | 'Started';

function QueueOption({ tour, state }: { tour: TourView; state: QueueState | null }) {
  const { title, language, primary_language, city } = tour;
  return (
    <>
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
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          flex: 'none',
          ml: 1,
          fontSize: 12,
          color: 'text.secondary',
        }}
      >
        {state === 'Done' && <Check aria-hidden sx={{ fontSize: 16 }} />}
        {state}
      </Box>
    </>
  );
}

function renderSearch(params: AutocompleteRenderInputParams) {
  const htmlInput = { ...params.slotProps.htmlInput, 'aria-label': LABEL, dir: 'auto' as const };
  return (
    <TextField
      {...params}
      autoFocus
      hiddenLabel
      placeholder={LABEL}
      slotProps={{ ...params.slotProps, htmlInput }}
    />
  );
}

interface QueueListProps {
  queue: TranslateQueue;
  onClose: () => void;
}

/** Search and list of the tours of the queue, in its order, those that are done included; it opens the chosen one. */
export function QueueList({ queue, onClose }: QueueListProps) {
  const { tours, left, partial, tourId, setParamValues } = queue;
  const [query, setQuery] = useState('');
  const filterTours = useMemo(() => makeTourFilter(tours), [tours]);
  const stateOf = ({ id }: TourView): QueueState | null => {
    if (id === tourId) return 'Open';
    if (!left.has(id)) return 'Done';
    return partial.has(id) ? 'Started' : null;
  };
  return (
    <>
      <Autocomplete
        open
        autoHighlight
        disablePortal
        forcePopupIcon={false}
        value={null}
        inputValue={query}
        onInputChange={(_event, text, reason) => {
          if (reason === 'input' || reason === 'clear') setQuery(text);
        }}
        options={tours}
        getOptionLabel={({ title }) => title || '[No Title]'}
        getOptionKey={({ id }) => id}
        filterOptions={(options, { inputValue }) => filterTours(options, inputValue)}
        noOptionsText="No tour of the queue matches"
        onChange={(_event, tour) => {
          if (tour === null) return;
          onClose();
          setParamValues({ tour: tour.id });
        }}
        onClose={(_event, reason) => {
          if (reason === 'escape') onClose();
        }}
        renderOption={({ key, ...item }, tour) => (
          <Box component="li" key={key} {...item}>
            <QueueOption tour={tour} state={stateOf(tour)} />
          </Box>
        )}
        renderInput={renderSearch}
        // The popover is around the field and the list, which stands below the field.
        slotProps={{
          popper: { sx: { position: 'static !important', transform: 'none !important' } },
          paper: { elevation: 0 },
          listbox: { sx: { maxHeight: 340 } },
        }}
      />
      {tours.length > MAX_LISTED && (
        <Box sx={{ pt: 1, fontSize: 12, color: 'text.secondary' }}>
          {`${formatCount(tours.length)} tours; type to find those further down.`}
        </Box>
      )}
    </>
  );
}
