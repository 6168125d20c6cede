import Box from '@mui/material/Box';
import { formatCount, wholePercent } from '../../domain/text/count';
import { formatAge } from '../../domain/text/date';
import { type Language } from '../../domain/languages/language';
import { type TourView } from '../../state/select/tourViews';
import { StatCard } from '../../ui/feedback/StatCard';
import { type useTotalSections } from './useTotalSections';

interface TourCountsProps {
  /** Null until loaded. */
  tours: readonly TourView[] | null;
  sections: ReturnType<typeof useTotalSections>;
  language: Language;
  isLoading: boolean;
}

/** Hint below the count of sections, as in 'in English, 12.5 a tour'. */
function sectionsHint(
  { count, isPartial, isLoading, keptAtMs }: TourCountsProps['sections'],
  inLanguage: string,
  total: number | null,
) {
  if (count === null && !isLoading) return 'not known at present';
  if (isPartial) return `${inLanguage}, loaded here so far`;
  if (keptAtMs !== null) return `${inLanguage}, ${formatAge(keptAtMs, Date.now())}`;
  if (count === null || count === 0 || total === null || total === 0) return inLanguage;
  return `${inLanguage}, ${(count / total).toFixed(1)} a tour`;
}

/** Four counts for the content language, with hints. */
export function TourCounts({ tours, sections, language, isLoading }: TourCountsProps) {
  const total = tours?.length ?? null;
  const published = tours?.filter((tour) => tour.is_published).length ?? null;
  const loading = isLoading && tours === null;
  const inLanguage = `in ${language.label}`;
  const hasCounts = total !== null && published !== null;
  const hasShare = hasCounts && total > 0;
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
        hint={hasShare ? `${wholePercent(published, total)}% in the app` : 'in the app'}
        share={hasShare ? published / total : null}
        to="/admin/tours?status=published"
        loading={loading}
      />
      <StatCard
        label="Drafts"
        value={formatCount(hasCounts ? total - published : null)}
        hint="not in the app"
        to="/admin/tours?status=draft"
        loading={loading}
      />
      <StatCard
        label="Total Sections"
        value={formatCount(sections.count)}
        hint={sectionsHint(sections, inLanguage, total)}
        to="/admin/completeness"
        loading={sections.isLoading}
      />
    </Box>
  );
}
