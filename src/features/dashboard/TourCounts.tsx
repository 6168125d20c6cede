import Box from '@mui/material/Box';
import { formatCount } from '../../domain/text/count';
import { type Language } from '../../domain/languages/language';
import { type TourView } from '../../state/select/tourViews';
import { StatCard } from '../../ui/feedback/StatCard';
import { useTotalSections } from './useTotalSections';

interface TourCountsProps {
  /** Null until they have loaded. */
  tours: readonly TourView[] | null;
  language: Language;
  isLoading: boolean;
}

/** Four counts for the content language. */
export function TourCounts({ tours, language, isLoading }: TourCountsProps) {
  const sections = useTotalSections(language.code);
  const total = tours?.length ?? null;
  const published = tours?.filter((tour) => tour.is_published).length ?? null;
  const drafts = total === null || published === null ? null : total - published;
  const loading = isLoading && tours === null;
  const inLanguage = `in ${language.label}`;
  const isUnknown = sections.count === null && !sections.isLoading;
  const sectionsHint = isUnknown
    ? 'not known at present'
    : sections.isPartial
      ? `${inLanguage}, as far as loaded here`
      : inLanguage;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <StatCard
        label="Total Tours"
        value={formatCount(total)}
        hint={inLanguage}
        to="/admin/tours"
        loading={loading}
      />
      <StatCard
        label="Published"
        value={formatCount(published)}
        hint="in the app"
        to="/admin/tours?status=published"
        loading={loading}
      />
      <StatCard
        label="Drafts"
        value={formatCount(drafts)}
        hint="not in the app"
        to="/admin/tours?status=draft"
        loading={loading}
      />
      <StatCard
        label="Total Sections"
        value={formatCount(sections.count)}
        hint={sectionsHint}
        to="/admin/completeness"
        loading={sections.isLoading}
      />
    </Box>
  );
}
