import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type SectionPlays } from '../../../domain/tours/analytics';
import { formatCount } from '../../../domain/text/count';
import { useGetTourSectionsQuery } from '../../../state/endpoints/sectionsEndpoints';
import { useConsoleView } from '../../../state/hooks/storeHooks';
import { selectSectionList } from '../../../state/select/selectSections';
import { StackedBarChart } from '../../../ui/charts/StackedBarChart';
import { ContentLink } from '../../../ui/content/ContentLink';
import { LanguageName } from '../view/LanguageName';
import { playedSectionPath } from './playedSectionColumns';

interface TourOrderChartProps {
  tourId: string;
  /** Language of the titles. */
  language: string;
  /** Sections of the tour among the most played ones. */
  rows: readonly SectionPlays[];
  /** Upper bound of a section's plays in the languages in which it is not among the most played; null when unknown. */
  maxUnlisted: (sectionId: string, language?: string) => number | null;
  /**
   * Codes of the languages with plays of the tour, most played first; empty when the view is filtered by a language.
   */
  playedIn: readonly string[];
  /** Path of this view filtered by a language. */
  pathIn: (code: string) => string;
}

/** Plays that are only a bound, as in '≥ 12', '≤ 3' or '–' when unknown; null when exact. */
function boundText(plays: number, unlisted: number | null): string | null {
  if (unlisted === 0) return null;
  if (plays > 0) return `≥ ${formatCount(plays)}`;
  return unlisted === null ? '–' : `≤ ${formatCount(unlisted)}`;
}

const boundNotes = [
  ['≥', 'among the most played sections in some languages only, so played at least that often'],
  ['≤', 'not among the most played sections, so played at most that often'],
  ['–', 'not among the most played sections, which are all that the server lists'],
] as const;

interface ExactLanguagesProps extends Pick<TourOrderChartProps, 'pathIn'> {
  codes: readonly string[];
}

/** Links to the languages in which every figure of the tour is exact. */
function ExactLanguages({ codes, pathIn }: ExactLanguagesProps) {
  return (
    <Box
      component="section"
      aria-label="Languages with exact figures"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 12px',
        mb: 1.5,
        fontSize: 13,
        '& a': { textDecoration: 'underline' },
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Every figure is exact in
      </Box>
      {codes.map((code) => (
        <LanguageName key={code} code={code} to={pathIn(code)} />
      ))}
    </Box>
  );
}

/** Plays of a tour's sections in tour order, which shows where listeners drop off. */
export function TourOrderChart(props: TourOrderChartProps) {
  const { tourId, language, rows, maxUnlisted, playedIn, pathIn } = props;
  useGetTourSectionsQuery({ tourId, language });
  const sections = useConsoleView((state) => selectSectionList(state, tourId, language));
  if (sections === null) return null;
  const bars = sections.map(({ id, title }) => {
    const plays = rows
      .filter((row) => row.section_id === id)
      .reduce((sum, row) => sum + row.plays, 0);
    const unlisted = maxUnlisted(id);
    return { id, title, plays, unlisted: unlisted ?? 0, bound: boundText(plays, unlisted) };
  });
  const hasUnlisted = bars.some(({ unlisted }) => unlisted > 0);
  const exactIn = hasUnlisted
    ? playedIn.filter((code) => sections.every(({ id }) => maxUnlisted(id, code) === 0))
    : [];
  const notes = boundNotes.filter(([sign]) => bars.some(({ bound }) => bound?.startsWith(sign)));
  return (
    <>
      {exactIn.length > 0 && <ExactLanguages codes={exactIn} pathIn={pathIn} />}
      <StackedBarChart
        hasLongLabels
        isLastPale
        label="Plays in the order of the tour"
        series={hasUnlisted ? ['Plays', 'Possibly more'] : ['Plays']}
        bars={bars.map(({ id, title, plays, unlisted, bound }, index) => ({
          id,
          name: title ?? '[No Title]',
          label: (
            <ContentLink
              to={playedSectionPath(
                { section_id: id, section_title: title, tour_name: null, language, plays: 0 },
                tourId,
              )}
              lines={2}
              language={language}
              fallback="[No Title]"
            >
              {title === null ? null : `${index + 1}. ${title}`}
            </ContentLink>
          ),
          values: [plays, unlisted],
          total: bound ?? formatCount(plays),
        }))}
      />
      {notes.map(([sign, meaning]) => (
        <Typography key={sign} variant="body2" color="text.secondary">
          {sign}: {meaning}.
        </Typography>
      ))}
    </>
  );
}
