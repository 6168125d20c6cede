import { tourCopyPath, tourPath } from '../../../../domain/paths/tourPaths';
import { formatDate } from '../../../../domain/text/date';
import { type Language } from '../../../../domain/languages/language';
import { formatDuration } from '../../../../domain/text/duration';
import { tourGaps } from '../../../../domain/tours/tourGaps';
import { languageNamed } from '../../../../state/select/selectLanguages';
import { type TourView } from '../../../../state/select/tourViews';
import { Content } from '../../../../ui/content/Content';
import { CoverThumb } from '../../../../ui/content/CoverThumb';
import { LanguageBadge } from '../../../../ui/content/LanguageBadge';
import { type Column, type RowAction } from '../../../../ui/gridRows/RecordColumn';
import { RowIcon } from '../../../../ui/controls/RowIcon';
import { RowLink } from '../../../../ui/content/RowLink';
import { SaveStateChip } from '../../../../ui/feedback/SaveStateChip';
import { listedAs, type ListedTour } from './listedTour';
import { SectionCount } from './SectionCount';
import { TourStatus } from '../../publication/TourStatus';
import './tourColumns.css';

const formatLocation = ({ city, country }: Pick<TourView, 'city' | 'country'>) =>
  [city, country].filter((part) => part !== '').join(', ');

/** Maximum number of codes shown; the rest are counted. */
const SHOWN_LANGUAGES = 3;

/** Language codes of a tour: the listed language, the primary language, then the others. */
function leadingCodes(
  codes: readonly string[],
  { language, primary_language }: Pick<TourView, 'language' | 'primary_language'>,
): string[] {
  const leaders = [language, primary_language].filter((code) => codes.includes(code));
  return [...new Set([...leaders, ...codes])];
}

interface LanguageCodesProps {
  codes: readonly string[];
  languages: readonly Language[];
}

function LanguageCodes({ codes, languages }: LanguageCodesProps) {
  const others = codes.length - SHOWN_LANGUAGES;
  const names = codes.map((code) => languageNamed(languages, code).label).join(', ');
  return (
    <span className="TourLanguages" dir="ltr" title={names}>
      {codes.slice(0, SHOWN_LANGUAGES).join(' ')}
      {others > 0 && <span>+{others}</span>}
    </span>
  );
}

function TourTitle({ tour }: { tour: TourView }) {
  return (
    <>
      <CoverThumb url={tour.cover_media_url} />
      <span className="TourName">
        <span>
          <RowLink to={tourPath(tour.id)} language={tour.language} fallback="[No Title]">
            {tour.title}
          </RowLink>
          <span className="TourName-slug" dir="ltr" title={tour.slug}>
            {tour.slug}
          </span>
        </span>
      </span>
      <SaveStateChip state={tour.saveState} />
    </>
  );
}

interface TourColumnsOptions {
  languages: readonly Language[];
  /** Language codes by tour id; empty when only the listed language is known. */
  languagesByTour: ReadonlyMap<string, readonly string[]>;
  onToggle: (tour: TourView) => void;
  onDelete: (tour: TourView) => void;
}

/** Columns hidden by default. */
const optionalColumns = (languages: readonly Language[]): Column<TourView>[] => [
  {
    key: 'primary',
    header: 'Primary language',
    width: 132,
    isOptional: true,
    value: (tour) => languageNamed(languages, tour.primary_language).label,
  },
  {
    key: 'updated',
    header: 'Updated',
    width: 104,
    align: 'right',
    isOptional: true,
    value: (tour: ListedTour) => {
      const { updated_at: updatedAt } = listedAs(tour);
      return updatedAt === null ? null : Date.parse(updatedAt);
    },
    render: (tour) => formatDate(tour.updated_at),
  },
  {
    key: 'duration',
    header: 'Duration',
    width: 92,
    align: 'right',
    isOptional: true,
    value: (tour) => tour.duration_seconds,
    render: (tour) =>
      tour.duration_seconds === null ? '–' : formatDuration(tour.duration_seconds),
  },
  {
    key: 'sections',
    header: 'Sections',
    width: 92,
    align: 'right',
    isOptional: true,
    // Only rows that have been in view have a count.
    sortable: false,
    value: () => null,
    render: (tour) => <SectionCount tour={tour} />,
  },
  {
    key: 'missing',
    header: 'Missing',
    width: 200,
    isOptional: true,
    value: (tour) => tourGaps(tour).join(', '),
  },
];

const tourActions = (tour: TourView, onDelete: TourColumnsOptions['onDelete']): RowAction[] => [
  { id: 'edit', label: 'Edit', icon: <RowIcon shape="edit" />, to: tourPath(tour.id) },
  {
    id: 'sections',
    label: 'Sections',
    icon: <RowIcon shape="sections" />,
    to: `${tourPath(tour.id)}/sections`,
  },
  {
    id: 'duplicate',
    label: 'Duplicate',
    icon: <RowIcon shape="duplicate" />,
    to: tourCopyPath(tour.id),
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: <RowIcon shape="delete" />,
    tone: 'danger',
    onClick: () => onDelete(tour),
  },
];

export function tourColumns(options: TourColumnsOptions): Column<TourView>[] {
  const { languages, languagesByTour, onToggle, onDelete } = options;
  return [
    {
      key: 'title',
      header: 'Tour',
      isRowHeader: true,
      isPinned: true,
      flex: 3,
      minWidth: 222,
      narrowBelow: 402,
      value: (tour) => tour.title,
      render: (tour) => <TourTitle tour={tour} />,
    },
    {
      key: 'location',
      header: 'Location',
      flex: 1.2,
      minWidth: 110,
      value: formatLocation,
      render: (tour) => (
        <Content language={tour.primary_language} lines={1}>
          {formatLocation(tour)}
        </Content>
      ),
    },
    {
      key: 'language',
      header: 'Language',
      flex: 0.8,
      // Room for three codes and a count of the others.
      minWidth: 104,
      narrowBelow: 122,
      value: (tour) =>
        languagesByTour.get(tour.id)?.length ?? languageNamed(languages, tour.language).label,
      render: (tour) => {
        const codes = languagesByTour.get(tour.id);
        if (codes !== undefined) {
          return <LanguageCodes codes={leadingCodes(codes, tour)} languages={languages} />;
        }
        const { code, label, native_label } = languageNamed(languages, tour.language);
        const nativeLabel = native_label === code ? undefined : native_label;
        return (
          <span className="TourLanguage">
            <LanguageBadge code={code} label={label} nativeLabel={nativeLabel} />
          </span>
        );
      },
    },
    {
      key: 'status',
      header: 'Status',
      width: 112,
      value: (tour: ListedTour) => (listedAs(tour).is_published ? 'Published' : 'Draft'),
      render: (tour) => <TourStatus tour={tour} onToggle={onToggle} />,
    },
    {
      key: 'created',
      header: 'Created',
      width: 104,
      align: 'right',
      value: (tour) => Date.parse(tour.created_at),
      render: (tour) => <time dateTime={tour.created_at}>{formatDate(tour.created_at)}</time>,
    },
    ...optionalColumns(languages),
    {
      kind: 'actions',
      key: 'actions',
      actions: (tour) => tourActions(tour, onDelete),
    },
  ];
}
