import { type Language } from '../../domain/languages/language';
import { type TextState, type TourCompleteness } from '../../state/select/selectCompleteness';
import { ContentLink } from '../../ui/content/ContentLink';
import { type Column } from '../../ui/gridRows/RecordColumn';
import { formatShare, type CityRow } from './cityRows';
import { CompletenessCell } from './CompletenessCell';

const stateOrder: Record<TextState, number> = { none: 0, title: 1, whole: 2 };

/** Columns with one tour per row and one language per column. */
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
      value: (tour) => stateOrder[tour.texts[code] ?? 'none'],
      render: (tour) => <CompletenessCell tour={tour} language={code} languageLabel={label} />,
    })),
  ];
}

/** Columns with one city per row: the share of its tours with texts in each language. */
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
        return <span title={`${count} of ${row.tours}`}>{formatShare(count, row.tours)}</span>;
      },
    })),
  ];
}
