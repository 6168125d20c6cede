import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useFormikContext } from 'formik';
import { suggestCities, suggestCountries, type Place } from '../../../domain/tours/knownPlaces';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { type TourFormValues } from './tourForm';

interface PlaceSuggestionsProps {
  name: 'city' | 'country';
  /** Container of the field and its suggestions. */
  box: RefObject<HTMLElement | null>;
}

const listStyle = {
  position: 'absolute',
  zIndex: 10,
  top: '100%',
  insetInline: 0,
  m: 0,
  mt: 0.5,
  p: 0.5,
  listStyle: 'none',
  border: '1px solid var(--line)',
  borderRadius: 1,
  backgroundColor: 'var(--raised)',
  boxShadow: 'var(--float-shadow)',
} as const;

const optionStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  width: '100%',
  minHeight: 32,
  px: 1,
  borderRadius: '4px',
  fontSize: 13,
  textAlign: 'start',
  '&:hover, &:focus-visible': { backgroundColor: 'var(--selected)' },
} as const;

/**
 * Arrow keys move the focus between field and suggestions. Escape closes the suggestions only, and does not cancel the
 * form.
 */
function useArrows(box: RefObject<HTMLElement | null>, onClose: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, [data-place]') ?? [])];
    const index = stops.findIndex((stop) => stop === event.target);
    const by = { ArrowDown: 1, ArrowUp: -1, Escape: 0 }[event.key];
    if (by === undefined || index < 0 || event.isComposing) return;
    event.preventDefault();
    if (by === 0) onClose();
    stops[by === 0 ? 0 : index + by]?.focus();
  });
  useEffect(() => {
    const element = box.current;
    const listener = (event: KeyboardEvent) => handleKey(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [box]);
}

interface SuggestionListProps {
  name: 'city' | 'country';
  box: RefObject<HTMLElement | null>;
  places: readonly Place[];
  onChoose: (place: Place) => void;
  onClose: () => void;
}

function SuggestionList({ name, box, places, onChoose, onClose }: SuggestionListProps) {
  useArrows(box, onClose);
  const noun = name === 'city' ? 'known city' : 'known country';
  const count = places.length === 1 ? `1 ${noun}` : `${places.length} ${noun.replace(/y$/, 'ies')}`;
  return (
    <>
      <Box component="span" role="status" sx={visuallyHidden}>
        {`${count}, arrow down to choose`}
      </Box>
      <Box
        component="ul"
        aria-label={name === 'city' ? 'Known cities' : 'Known countries'}
        sx={listStyle}
      >
        {places.map((place) => (
          <li key={`${place.city}\n${place.country}`}>
            <ButtonBase
              data-place
              tabIndex={-1}
              sx={optionStyle}
              // Keeps the focus in the field; in some browsers a clicked button takes no focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(place)}
            >
              <bdi>{name === 'city' ? place.city : place.country}</bdi>
              {name === 'city' && (
                <Box component="bdi" sx={{ color: 'text.secondary' }}>
                  {place.country}
                </Box>
              )}
            </ButtonBase>
          </li>
        ))}
      </Box>
    </>
  );
}

/** Places of other tours that match the typed text; choosing a city also sets its country. */
export function PlaceSuggestions({ name, box }: PlaceSuggestionsProps) {
  const { values, setValues } = useFormikContext<TourFormValues>();
  const records = useConsoleSelector((state) => state.tours.records);
  /** Field value when Escape or a choice closed the suggestions; they stay closed until it changes. Null before. */
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const { city, country } = values;
  const places = useMemo(() => {
    const suggest = name === 'city' ? suggestCities : suggestCountries;
    return suggest(Object.values(records), { city, country });
  }, [name, records, city, country]);
  if (places.length === 0 || closedAt === values[name]) return null;
  const choose = (place: Place) => {
    const chosen = name === 'city' ? place : { country: place.country };
    setClosedAt(name === 'city' ? place.city : place.country);
    void setValues((current) => Object.assign({}, current, chosen));
    box.current?.querySelector('input')?.focus();
  };
  return (
    <SuggestionList
      name={name}
      box={box}
      places={places}
      onChoose={choose}
      onClose={() => setClosedAt(values[name])}
    />
  );
}
