import { useMemo, useState } from 'react';
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { formatCount } from '../../../../domain/text/count';
import { foldForSearch, matchesSearch, searchWords } from '../../../../domain/text/searchText';
import { type TourView } from '../../../../state/select/tourViews';
import { useDrafts } from '../../../../state/hooks/useDrafts';
import { useConsoleSelector } from '../../../../state/hooks/storeHooks';
import { type SectionsState } from '../../../../state/model/sectionsSlice';
import { textKey } from '../../../../state/model/tourRows';
import { selectSectionCounts } from '../../../../state/select/selectCompleteness';
import { SegmentedControl } from '../../../../ui/controls/SegmentedControl';
import { isTextsDraft } from '../textsDraft';
import { QueueOption } from './QueueOption';
import { queueStateOf, type QueueState } from './queueStates';
import { type TranslateQueue } from './useTranslateQueue';

/** Maximum number of tours listed; typing finds the others. */
const MAX_LISTED = 100;
const LABEL = 'Find a tour of the queue';

/** Filter of tours by title and place; texts are folded once, because folding dominates the cost of a search. */
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

type Shown = 'all' | QueueState;

const shownLabels: Record<Shown, string> = {
  all: 'All',
  none: 'Not started',
  started: 'Started',
  outdated: 'Outdated',
  done: 'Done',
};
const shownValues: readonly Shown[] = ['all', 'none', 'started', 'outdated', 'done'];

/** Tours of a queue by state; those complete from the start are only in 'done'. */
function groupTours(queue: TranslateQueue): Record<Shown, TourView[]> {
  const groups: Record<Shown, TourView[]> = {
    all: [],
    none: [],
    started: [],
    outdated: [],
    done: [...queue.complete],
  };
  for (const tour of queue.tours) {
    const state = queueStateOf(queue, tour);
    groups.all.push(tour);
    // `queue.complete` already includes the tours done during this visit.
    if (state !== 'done') groups[state].push(tour);
  }
  return groups;
}

/** Number of non-empty texts of a tour and its sections in a language; null until the sections are loaded. */
function textCountOf(
  { lists, fetchTimes, texts }: SectionsState,
  { id, title, description }: TourView,
  language: string,
): number | null {
  if (fetchTimes[textKey(id, language)] === undefined) return null;
  const own = (lists[id]?.ids ?? []).flatMap((sectionId) => {
    const text = texts[textKey(sectionId, language)];
    return [text?.title, text?.description];
  });
  return [title, description, ...own].filter((text) => text?.trim()).length;
}

/** Function that collects the props of a tour's list item. */
function useOptionProps(queue: TranslateQueue) {
  const { tours, from, to, tourId, outdated } = queue;
  const sections = useConsoleSelector((state) => state.sections);
  const counts = useConsoleSelector(selectSectionCounts);
  const drafts = useDrafts('tour/');
  const positions = useMemo(() => new Map(tours.map(({ id }, index) => [id, index + 1])), [tours]);
  return (tour: TourView) => ({
    tour,
    position: positions.get(tour.id) ?? null,
    state: queueStateOf(queue, tour),
    isOpen: tour.id === tourId,
    hasDraft: drafts.some(({ subpath }) => isTextsDraft(subpath, tour.id, to)),
    counts: counts.get(textKey(tour.id, to)) ?? null,
    outdatedCount: outdated.get(tour.id) ?? 0,
    textCount: textCountOf(sections, tour, from),
  });
}

/** Footer: order of the list, position of the current tour, and a hint when not all tours are listed. */
function footText({ tours, tourId, isByPlays }: TranslateQueue, count: number): string {
  const order = isByPlays ? 'Most played first.' : 'In the order of the tours list.';
  const position = tours.findIndex(({ id }) => id === tourId) + 1;
  const onScreen = `On screen: ${formatCount(position)} of ${formatCount(tours.length)}.`;
  const more = `The first ${MAX_LISTED} are listed; type to find others.`;
  return [order, ...(position > 0 ? [onScreen] : []), ...(count > MAX_LISTED ? [more] : [])].join(
    ' ',
  );
}

interface QueueListProps {
  queue: TranslateQueue;
  onClose: () => void;
}

/**
 * Filter, search and list of the queue's tours in order, including done ones; choosing a tour opens it, a complete one
 * for review.
 */
export function QueueList({ queue, onClose }: QueueListProps) {
  const { tours, complete, setParamValues } = queue;
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const filterTours = useMemo(() => makeTourFilter([...tours, ...complete]), [tours, complete]);
  const groups = groupTours(queue);
  // Most queues have no outdated tours, and the row has no spare width.
  const shownGroups = shownValues.filter(
    (value) => value !== 'outdated' || value === shown || groups.outdated.length > 0,
  );
  const optionProps = useOptionProps(queue);
  return (
    <>
      <Box sx={{ mb: 1 }}>
        <SegmentedControl
          label="Tours of the queue"
          options={shownGroups.map((value) => ({
            value,
            label: `${shownLabels[value]} ${formatCount(groups[value].length)}`,
          }))}
          value={shown}
          onChange={setShown}
        />
      </Box>
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
        options={groups[shown]}
        getOptionLabel={({ title }) => title || '[No Title]'}
        getOptionKey={({ id }) => id}
        filterOptions={(options, { inputValue }) => filterTours(options, inputValue)}
        noOptionsText={query.trim() === '' ? 'There is none' : 'No tour of the queue matches'}
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
            <QueueOption {...optionProps(tour)} />
          </Box>
        )}
        renderInput={renderSearch}
        // Rendered in place: the surrounding popover already contains field and list.
        slotProps={{
          popper: { sx: { position: 'static !important', transform: 'none !important' } },
          paper: { sx: { boxShadow: 'none', border: 'none' } },
          listbox: { sx: { maxHeight: 340 } },
        }}
      />
      <Box sx={{ pt: 1, fontSize: 12, color: 'text.secondary' }}>
        {footText(queue, groups[shown].length)}
      </Box>
    </>
  );
}
