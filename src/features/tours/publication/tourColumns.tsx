import { formatDate } from '../../../domain/text/date';
import { type Language } from '../../../domain/languages/language';
import { languageNamed } from '../../../state/select/selectLanguages';
import { type TourView } from '../../../state/select/tourViews';
import { Content } from '../../../ui/content/Content';
import { CoverThumb } from '../../../ui/content/CoverThumb';
import { LanguageBadge } from '../../../ui/content/LanguageBadge';
import { type Column } from '../../../ui/gridRows/RecordColumn';
import { RowIcon } from '../../../ui/controls/RowIcon';
import { RowLink } from '../../../ui/content/RowLink';
import { SaveStateChip } from '../../../ui/feedback/SaveStateChip';
import { tourCopyAddress } from './tourCopy';
import { TourStatus } from './TourStatus';
import './tourColumns.css';

export const tourAddress = (tourId: string) => `/admin/tours/${encodeURIComponent(tourId)}`;

const formatLocation = ({ city, country }: Pick<TourView, 'city' | 'country'>) =>
  [city, country].filter((part) => part !== '').join(', ');

interface TourColumnsOptions {
  languages: readonly Language[];
  onToggle: (tour: TourView) => void;
  onDelete: (tour: TourView) => void;
}

/** Columns of the tours list. */
export function tourColumns(options: TourColumnsOptions): Column<TourView>[] {
  const { languages, onToggle, onDelete } = options;
  return [
    {
      key: 'title',
      header: 'Tour',
      flex: 3,
      minWidth: 222,
      narrowBelow: 402,
      value: (tour) => tour.title,
      render: (tour) => (
        <>
          <CoverThumb url={tour.cover_media_url} />
          <span className="TourName">
            <span>
              <RowLink to={tourAddress(tour.id)} language={tour.language} fallback="[No Title]">
                {tour.title}
              </RowLink>
              <span className="TourName-slug" dir="ltr" title={tour.slug}>
                {tour.slug}
              </span>
            </span>
          </span>
          <SaveStateChip state={tour.saveState} />
        </>
      ),
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
      minWidth: 84,
      narrowBelow: 122,
      value: (tour) => languageNamed(languages, tour.language).label,
      render: (tour) => {
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
      value: (tour) => (tour.is_published ? 'Published' : 'Draft'),
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
    {
      kind: 'actions',
      key: 'actions',
      width: 148,
      actions: (tour) => [
        { id: 'edit', label: 'Edit', icon: <RowIcon shape="edit" />, to: tourAddress(tour.id) },
        {
          id: 'sections',
          label: 'Sections',
          icon: <RowIcon shape="sections" />,
          to: `${tourAddress(tour.id)}/sections`,
        },
        {
          id: 'duplicate',
          label: 'Duplicate',
          icon: <RowIcon shape="duplicate" />,
          to: tourCopyAddress(tour.id),
        },
        {
          id: 'delete',
          label: 'Delete',
          icon: <RowIcon shape="delete" />,
          tone: 'danger',
          onClick: () => onDelete(tour),
        },
      ],
    },
  ];
}
