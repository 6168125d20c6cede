import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { StackedBarChart } from '../../../ui/charts/StackedBarChart';
import { CHART_COLORS } from '../../../ui/charts/chartColors';
import { ContentLink } from '../../../ui/content/ContentLink';
import { languagesOfTours, type TourRow } from '../view/analyticsRows';
import { addressOfTourSections } from './playedTourColumns';

const TOP = 10;

interface ToursChartProps {
  rows: readonly TourRow[];
  /** One language alone; null: all of them, stacked. */
  language: string | null;
}

/** The most played tours, each bar made of its languages; the rare languages share one part. */
export function ToursChart({ rows, language }: ToursChartProps) {
  const languages = useConsoleSelector(selectLanguages);
  const top = rows.slice(0, TOP);
  const codes = language === null ? languagesOfTours(top) : [language];
  const own = codes.slice(0, CHART_COLORS);
  const hasRest = codes.length > own.length;
  const series = own.map((code) => languageNamed(languages, code).label);
  const valuesOf = (row: TourRow) => {
    const plays = (code: string) => row.languages.find((each) => each.code === code)?.plays ?? 0;
    const values = own.map(plays);
    const rest = codes.slice(CHART_COLORS).reduce((sum, code) => sum + plays(code), 0);
    return hasRest ? [...values, rest] : values;
  };
  return (
    <StackedBarChart
      label="Tours by language"
      series={hasRest ? [...series, 'Other languages'] : series}
      bars={top.map((row) => ({
        id: row.tour_id,
        name: row.tour_name ?? '[No Title]',
        label: (
          <ContentLink
            to={addressOfTourSections(row, language)}
            language="und"
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
