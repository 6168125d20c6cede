import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { StackedBarChart } from '../../../ui/charts/StackedBarChart';
import { CHART_COLORS } from '../../../ui/charts/chartColors';
import { ContentLink } from '../../../ui/content/ContentLink';
import { languagesOfTours, type TourRow } from '../view/analyticsRows';
import { tourSectionPlaysPath } from './playedTourColumns';

const TOP_COUNT = 10;

interface ToursChartProps {
  rows: readonly TourRow[];
  /** Code of the language to show; null for all, stacked. */
  language: string | null;
  title: string;
}

/** Bar chart of the most played tours, stacked by language; languages beyond the palette are combined. */
export function ToursChart({ rows, language, title }: ToursChartProps) {
  const languages = useConsoleSelector(selectLanguages);
  const top = rows.slice(0, TOP_COUNT);
  const codes = language === null ? languagesOfTours(top) : [language];
  const colouredCodes = codes.slice(0, CHART_COLORS);
  const hasRest = codes.length > colouredCodes.length;
  const series = colouredCodes.map((code) => `${languageNamed(languages, code).label} (${code})`);
  const valuesOf = (row: TourRow) => {
    const plays = (code: string) => row.languages.find((item) => item.code === code)?.plays ?? 0;
    const values = colouredCodes.map(plays);
    const rest = codes.slice(CHART_COLORS).reduce((sum, code) => sum + plays(code), 0);
    return hasRest ? [...values, rest] : values;
  };
  return (
    <StackedBarChart
      hasLongLabels
      label={title}
      series={hasRest ? [...series, 'Other languages (…)'] : series}
      marks={codes.length > 1 ? [...colouredCodes, ...(hasRest ? ['…'] : [])] : []}
      bars={top.map((row) => ({
        id: row.tour_id,
        name: row.tour_name ?? '[No Title]',
        label: (
          <ContentLink
            lines={2}
            to={tourSectionPlaysPath(row, language)}
            language={row.name_language}
            fallback="[No Title]"
          >
            {row.tour_name}
          </ContentLink>
        ),
        values: valuesOf(row),
      }))}
    />
  );
}
