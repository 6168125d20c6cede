import { type Language } from '../../domain/languages/language';
import { type TextState, type TourCompleteness } from '../../state/select/selectCompleteness';
import { ContentLink } from '../../ui/content/ContentLink';
import { type Column } from '../../ui/gridRows/RecordColumn';
import { shareText, type CityRow } from './cityRows';
import { CompletenessCell } from './CompletenessCell';

const rank: Record<TextState, number> = { none: 0, title: 1, whole: 2 };

/** A tour a line, a language a column. */
export function tourMatrixColumns(languages: readonly Language[]): Column<TourCompleteness>[] {
  return [
    {
      key: 'title',
      header: 'Tour',
      width: 280,
      value: (tour) => tour.title,
      render: (tour) => (
        <ContentLink
          to={`/admin/tours/${encodeURIComponent(tour.id)}/translations`}
          language={tour.language}
          fallback="[No Title]"
        >
          {tour.title}
        </ContentLink>
      ),
    },
    { key: 'city', header: 'City', width: 120, value: (tour) => tour.city },
    ...languages.map(({ code, label }): Column<TourCompleteness> => ({
      key: code,
      header: label,
      width: 116,
      value: (tour) => rank[tour.texts[code] ?? 'none'],
      render: (tour) => <CompletenessCell tour={tour} language={code} languageLabel={label} />,
    })),
  ];
}

/** A city a line: how many of its tours have words in each language. */
export function cityMatrixColumns(languages: readonly Language[]): Column<CityRow>[] {
  return [
    { key: 'city', header: 'City', width: 200, value: (row) => row.city },
    { key: 'tours', header: 'Tours', width: 90, align: 'right', value: (row) => row.tours },
    ...languages.map(({ code, label }): Column<CityRow> => ({
      key: code,
      header: label,
      width: 116,
      align: 'right',
      value: (row) => (row.tours === 0 ? 0 : (row.withText[code] ?? 0) / row.tours),
      render: (row) => {
        const count = row.withText[code] ?? 0;
        return <span title={`${count} of ${row.tours}`}>{shareText(count, row.tours)}</span>;
      },
    })),
  ];
}
