import { createContext, useContext } from 'react';
import styled from '@emotion/styled';
import { countOf, formatCount, wholePercent } from '../../domain/text/count';
import { type SectionCounts } from '../../domain/tours/translationState';
import { type Language } from '../../domain/languages/language';
import { ShareBar } from '../../ui/charts/ShareBar';
import { type TourCompleteness } from '../../state/select/selectCompleteness';
import { ContentLink } from '../../ui/content/ContentLink';
import { type Column, type DataColumn } from '../../ui/gridRows/RecordColumn';
import { formatShare, type CityRow } from './cityRows';
import { CompletenessCell } from './CompletenessCell';
import { gapsOf } from './matrixTotals';

interface MatrixTotals {
  /** Number of the tours that are shown. */
  tours: number;
  /** Numbers of those that are translated, by language; languages that are still loading are missing. */
  translated: ReadonlyMap<string, number>;
}

export const MatrixTotalsContext = createContext<MatrixTotals>({ tours: 0, translated: new Map() });

const CityShare = styled.span`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  height: 100%;
  font-size: 12px;
  &[data-none] {
    color: var(--text-quiet);
  }
`;

/** A share as a bar; a hairline at least where there is anything. */
function Bar({ count, total }: { count: number; total: number }) {
  const percent = total === 0 ? 0 : wholePercent(count, total);
  return <ShareBar percent={percent} color={percent === 100 ? 'var(--success-text)' : undefined} />;
}

/** Code of a language, and how many of the shown tours are translated. */
function LanguageHead({ code }: { code: string }) {
  const { translated, tours } = useContext(MatrixTotalsContext);
  const count = translated.get(code);
  return (
    <>
      <span style={{ fontWeight: 600 }}>{code}</span>
      <span style={{ fontSize: 10, fontVariantNumeric: 'tabular-nums' }}>
        {count === undefined ? '…' : formatShare(count, tours)}
      </span>
      {count !== undefined && <Bar count={count} total={tours} />}
    </>
  );
}

/** Head and size that a language has in both matrices; the head leads to the language's queue. */
const languageColumn = ({ code, label }: Language) => ({
  key: code,
  header: label,
  width: 44,
  minWidth: 44,
  isTight: true,
  sortable: false,
  headerLink: {
    to: `/admin/translate?lang=${encodeURIComponent(code)}`,
    label: `Translate into ${label}`,
    content: <LanguageHead code={code} />,
  },
});

/**
 * Columns with one tour per row and one language per column. `counts` is what the number of gaps knows of
 * sections; null while lists of languages are still to come.
 */
export function tourMatrixColumns(
  languages: readonly Language[],
  counts: ReadonlyMap<string, SectionCounts> | null,
): Column<TourCompleteness>[] {
  const codes = languages.map(({ code }) => code);
  return [
    {
      key: 'title',
      header: 'Tour',
      flex: 1,
      minWidth: 200,
      isPinned: true,
      isRowHeader: true,
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
    {
      key: 'gaps',
      header: 'Gaps',
      width: 80,
      minWidth: 80,
      align: 'right',
      value: (tour) => (counts === null ? null : gapsOf(tour, codes, counts)),
      render: (tour) => {
        if (counts === null) return '…';
        const gaps = gapsOf(tour, codes, counts);
        return (
          <span title={`Texts not complete in ${gaps} of ${countOf(codes.length, 'language')}`}>
            {formatCount(gaps)}
          </span>
        );
      },
    },
    ...languages.map((language): DataColumn<TourCompleteness> => ({
      ...languageColumn(language),
      value: (tour) => tour.texts[language.code] ?? 'none',
      render: (tour) => (
        <CompletenessCell tour={tour} language={language.code} languageLabel={language.label} />
      ),
    })),
  ];
}

/** Columns with one city per row: the share of its tours that are translated into each language. */
export function cityMatrixColumns(languages: readonly Language[]): Column<CityRow>[] {
  return [
    {
      key: 'city',
      header: 'City',
      flex: 1,
      minWidth: 160,
      isPinned: true,
      isRowHeader: true,
      value: (row) => row.city,
    },
    {
      key: 'tours',
      header: 'Tours',
      width: 88,
      minWidth: 88,
      align: 'right',
      value: (row) => row.tours,
    },
    ...languages.map((language): DataColumn<CityRow> => ({
      ...languageColumn(language),
      align: 'right',
      value: (row) => {
        const count = row.translated.get(language.code);
        return count === undefined ? null : count / row.tours;
      },
      render: (row) => {
        const count = row.translated.get(language.code);
        if (count === undefined) return '…';
        return (
          <CityShare
            title={`${language.label}: ${count} of ${countOf(row.tours, 'tour')} with complete texts`}
            data-none={count === 0 ? '' : undefined}
          >
            {formatShare(count, row.tours)}
            {count > 0 && <Bar count={count} total={row.tours} />}
          </CityShare>
        );
      },
    })),
  ];
}
