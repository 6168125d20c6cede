import { createContext, useContext } from 'react';
import styled from '@emotion/styled';
import { tourPath, translatePath } from '../../domain/paths/tourPaths';
import { countOf, formatCount, wholePercent } from '../../domain/text/count';
import { type Language } from '../../domain/languages/language';
import { ShareBar } from '../../ui/charts/ShareBar';
import { type TourCompleteness } from '../../state/select/selectCompleteness';
import { ContentLink } from '../../ui/content/ContentLink';
import { type Column, type DataColumn } from '../../ui/gridRows/RecordColumn';
import { type CityRow } from './cityRows';
import { CompletenessCell } from './CompletenessCell';
import {
  describeTotal,
  formatGaps,
  formatShare,
  knownComplete,
  tourTotal,
  type Counts,
  type MatrixSubject,
  type MatrixTotal,
} from './matrixTotals';

interface MatrixTotals {
  /** Number of tours shown. */
  tours: number;
  /** Totals of these tours by language; languages still loading are absent. */
  languages: ReadonlyMap<string, MatrixTotal>;
}

interface LiveMatrix {
  totals: MatrixTotals;
  counts: Counts;
}

/** Values that change while sections load; passed by context, so that the columns keep their identity. */
export const LiveMatrixContext = createContext<LiveMatrix>({
  totals: { tours: 0, languages: new Map() },
  counts: new Map(),
});

/** Column width in px that fits '12/14' below an icon. */
const MARK_WIDTH = 34;
/** Column width in px that fits '≤100%' and the padding. */
const SHARE_WIDTH = 44;

const CityShare = styled.span`
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;
  align-items: center;
  justify-content: flex-end;
  height: 100%;
  font-size: 11px;
  &[data-none] {
    color: var(--text-quiet);
  }
`;

interface BarProps {
  total: MatrixTotal;
  tours: number;
  subject: MatrixSubject;
}

/** Bar of the tours known to be complete, with the unchecked ones behind. */
function Bar({ total, tours, subject }: BarProps) {
  const percentOf = (count: number) => (tours === 0 ? 0 : wholePercent(count, tours));
  const percent = percentOf(knownComplete(total, subject));
  return (
    <ShareBar
      percent={percent}
      possiblePercent={Math.min(100 - percent, percentOf(total.unchecked))}
      color={percent === 100 ? 'var(--success-text)' : undefined}
    />
  );
}

interface LanguageHeadProps {
  code: string;
  /** Name of the header's link to what is missing. */
  label: string;
  subject: MatrixSubject;
}

/** Column header: language code, and the share of the shown tours that are complete in the language. */
function LanguageHead({ code, label, subject }: LanguageHeadProps) {
  const { tours, languages } = useContext(LiveMatrixContext).totals;
  const total = languages.get(code);
  const tip = total === undefined ? undefined : `${label}: ${describeTotal(total, tours, subject)}`;
  return (
    <>
      <span data-tip={tip} style={{ fontWeight: 600 }}>
        {code}
      </span>
      <span data-tip={tip} style={{ fontSize: 10, fontVariantNumeric: 'tabular-nums' }}>
        {total === undefined ? '…' : formatShare(total, tours, subject)}
      </span>
      {total !== undefined && <Bar total={total} tours={tours} subject={subject} />}
    </>
  );
}

/** Header and width of a language's column in both matrices; the header links to what is missing in the language. */
const languageColumn = ({ code, label }: Language, subject: MatrixSubject, width: number) => {
  const wayLabel = subject === 'texts' ? `Translate into ${label}` : `Not recorded in ${label}`;
  return {
    key: code,
    header: label,
    width,
    minWidth: width,
    isTight: true,
    sortable: false,
    headerLink: {
      to:
        subject === 'texts'
          ? translatePath(code)
          : `/admin/completeness?of=audio&gap=${encodeURIComponent(code)}`,
      label: wayLabel,
      content: <LanguageHead code={code} label={wayLabel} subject={subject} />,
    },
  };
};

interface TourGapsProps {
  tour: TourCompleteness;
  codes: readonly string[];
  subject: MatrixSubject;
}

function TourGaps({ tour, codes, subject }: TourGapsProps) {
  const { counts } = useContext(LiveMatrixContext);
  const gaps = formatGaps(tourTotal(tour, codes, counts, subject), codes.length, subject);
  const missing = subject === 'texts' ? 'Texts not complete' : 'Not every section recorded';
  return (
    <span title={`${missing} in ${gaps} of ${countOf(codes.length, 'language')}`}>{gaps}</span>
  );
}

interface TourMatrixOptions {
  languages: readonly Language[];
  subject: MatrixSubject;
  /** Section counts for sorting by gaps; null until the lists of all languages are loaded. */
  counts: Counts | null;
  /** Plays by tour id; null while unknown. */
  plays: ReadonlyMap<string, number> | null;
}

/** Columns of the matrix of tours: one tour per row, one language per column. */
export function tourMatrixColumns(options: TourMatrixOptions): Column<TourCompleteness>[] {
  const { languages, subject, counts, plays } = options;
  const codes = languages.map(({ code }) => code);
  return [
    {
      key: 'title',
      header: 'Tour',
      flex: 1,
      minWidth: 236,
      isPinned: true,
      isRowHeader: true,
      value: (tour) => tour.title,
      render: (tour) => (
        <ContentLink
          to={`${tourPath(tour.id)}/translations`}
          language={tour.language}
          fallback="[No Title]"
        >
          {tour.title}
        </ContentLink>
      ),
    },
    {
      key: 'plays',
      header: 'Plays',
      width: 72,
      minWidth: 72,
      isTight: true,
      align: 'right',
      value: (tour) => (plays === null ? null : (plays.get(tour.id) ?? 0)),
      render: (tour) => (plays === null ? '…' : formatCount(plays.get(tour.id) ?? 0)),
    },
    {
      key: 'gaps',
      header: 'Gaps',
      width: 64,
      minWidth: 64,
      isTight: true,
      align: 'right',
      value: (tour) =>
        counts === null ? null : codes.length - tourTotal(tour, codes, counts, subject).complete,
      render: (tour) =>
        counts === null ? '…' : <TourGaps tour={tour} codes={codes} subject={subject} />,
    },
    ...languages.map((language): DataColumn<TourCompleteness> => ({
      ...languageColumn(language, subject, MARK_WIDTH),
      value: (tour) => tour.texts[language.code] ?? 'none',
      render: (tour) => (
        <CompletenessCell
          tour={tour}
          language={language.code}
          languageLabel={language.label}
          subject={subject}
        />
      ),
    })),
  ];
}

/** Columns of the matrix of cities: the share of a city's complete tours per language. */
export function cityMatrixColumns(
  languages: readonly Language[],
  subject: MatrixSubject,
): Column<CityRow>[] {
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
      ...languageColumn(language, subject, SHARE_WIDTH),
      align: 'right',
      value: (row) => {
        const total = row.totals.get(language.code);
        return total === undefined ? null : total.complete / row.tours;
      },
      render: (row) => {
        const total = row.totals.get(language.code);
        if (total === undefined) return '…';
        const { complete } = total;
        return (
          <CityShare
            title={`${language.label}: ${describeTotal(total, row.tours, subject)}`}
            data-none={complete === 0 ? '' : undefined}
          >
            {formatShare(total, row.tours, subject)}
            {(complete > 0 || total.unchecked > 0) && (
              <Bar total={total} tours={row.tours} subject={subject} />
            )}
          </CityShare>
        );
      },
    })),
  ];
}
