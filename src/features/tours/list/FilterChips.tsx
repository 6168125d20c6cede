import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { type Language } from '../../../domain/languages/language';
import { languageNamed } from '../../../state/select/selectLanguages';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import { periods } from './periods';
import { type TourFilter } from './tourFilter';

interface FilterChipsProps {
  filter: TourFilter;
  languages: readonly Language[];
  onChange: (part: Partial<TourFilter>) => void;
}

/** Only the tour's own details: the list has no sections or audio. */
const missingTexts: Readonly<Record<string, string>> = {
  any: 'Incomplete details',
  none: 'Complete details',
  ready: 'Ready to publish',
  unready: 'Not ready to publish',
};

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Chips of the active conditions; clicking one removes it. */
export function FilterChips({ filter, languages, onChange }: FilterChipsProps) {
  const label = (code: string) => languageNamed(languages, code).label;
  const { has, lacks, cities, created, updated, primary, missing } = filter;
  const chips: { text: string; without: Partial<TourFilter> }[] = [
    ...(has === null ? [] : [{ text: `Translated into ${label(has)}`, without: { has: null } }]),
    ...(lacks === null
      ? []
      : [{ text: `Not translated into ${label(lacks)}`, without: { lacks: null } }]),
    ...cities.map((city) => {
      return { text: city, without: { cities: cities.filter((each) => each !== city) } };
    }),
    ...(created === null
      ? []
      : [{ text: `Created: ${lowerFirst(periods[created].label)}`, without: { created: null } }]),
    ...(updated === null
      ? []
      : [{ text: `Updated: ${lowerFirst(periods[updated].label)}`, without: { updated: null } }]),
    ...(primary === null
      ? []
      : [{ text: `Primary language: ${label(primary)}`, without: { primary: null } }]),
    ...(missing === null
      ? []
      : [{ text: missingTexts[missing] ?? `No ${missing}`, without: { missing: null } }]),
  ];
  return (
    <Box
      role="group"
      aria-label="Conditions"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px', width: '100%' }}
    >
      {chips.map(({ text, without }) => (
        <StatusChip
          key={text}
          icon={<Close aria-hidden />}
          title={`Remove “${text}”`}
          onClick={() => onChange(without)}
        >
          {text}
        </StatusChip>
      ))}
    </Box>
  );
}
