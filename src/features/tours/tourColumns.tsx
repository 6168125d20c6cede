import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import styled from '@emotion/styled';
import { formatDate } from '../../domain/date';
import { type Language } from '../../domain/language';
import { languageNamed } from '../../state/selectLanguages';
import { type TourView } from '../../state/selectTours';
import { Content } from '../../ui/Content';
import { ContentLink } from '../../ui/ContentLink';
import { CoverThumb } from '../../ui/CoverThumb';
import { LanguageBadge } from '../../ui/LanguageBadge';
import { type Column } from '../../ui/RecordColumn';
import { SaveStateChip } from '../../ui/SaveStateChip';
import { addressOfCopy } from './tourCopy';
import { TourStatus } from './TourStatus';

/** Title and slug side by side; one above the other in a column that is too narrow for both. */
const Name = styled.span`
  flex: 1;
  min-width: 0;
  container-type: inline-size;
  & > span {
    display: flex;
    align-items: baseline;
    gap: 10px;
  }
  /* The title keeps its width as long as there is some for the slug to give. */
  & a {
    flex: 0 1 auto;
  }
  @container (max-width: 340px) {
    & > span {
      flex-direction: column;
      gap: 0;
    }
    & a {
      max-width: 100%;
    }
  }
`;
/** The code alone where the language's name would be cut. */
const LanguageCell = styled.span`
  display: flex;
  width: 100%;
  container-type: inline-size;
  @container (max-width: 96px) {
    & [lang] {
      display: none;
    }
  }
`;
const Slug = styled.span`
  flex: 0 100000 auto;
  min-width: 0;
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  color: var(--text-faint);
  font-size: 12px;
  line-height: 14px;
`;

export const addressOfTour = (tourId: string) => `/admin/tours/${encodeURIComponent(tourId)}`;

const locationOf = ({ city, country }: Pick<TourView, 'city' | 'country'>) =>
  [city, country].filter((part) => part !== '').join(', ');

interface TourColumnsOptions {
  languages: readonly Language[];
  onToggle: (tour: TourView) => void;
  onDelete: (tour: TourView) => void;
}

/** The columns of the tours list. */
export function tourColumns(options: TourColumnsOptions): Column<TourView>[] {
  const { languages, onToggle, onDelete } = options;
  return [
    {
      key: 'title',
      header: 'Tour',
      flex: 3,
      minWidth: 222,
      value: (tour) => tour.title,
      render: (tour) => (
        <>
          <CoverThumb url={tour.cover_media_url} />
          <Name>
            <span>
              <ContentLink
                to={addressOfTour(tour.id)}
                language={tour.language}
                fallback="[No Title]"
              >
                {tour.title}
              </ContentLink>
              <Slug dir="ltr" title={tour.slug}>
                {tour.slug}
              </Slug>
            </span>
          </Name>
          <SaveStateChip state={tour.saveState} />
        </>
      ),
    },
    {
      key: 'location',
      header: 'Location',
      flex: 1,
      minWidth: 96,
      value: locationOf,
      render: (tour) => (
        <Content language={tour.primary_language} lines={1}>
          {locationOf(tour)}
        </Content>
      ),
    },
    {
      key: 'language',
      header: 'Language',
      flex: 0.8,
      minWidth: 74,
      value: (tour) => languageNamed(languages, tour.language).label,
      render: (tour) => {
        const { code, label, native_label } = languageNamed(languages, tour.language);
        const nativeLabel = native_label === code ? undefined : native_label;
        return (
          <LanguageCell>
            <LanguageBadge code={code} label={label} nativeLabel={nativeLabel} />
          </LanguageCell>
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
        { id: 'edit', label: 'Edit', icon: <EditOutlined />, to: addressOfTour(tour.id) },
        {
          id: 'sections',
          label: 'Sections',
          icon: <FormatListNumbered />,
          to: `${addressOfTour(tour.id)}/sections`,
        },
        {
          id: 'duplicate',
          label: 'Duplicate',
          icon: <ContentCopyOutlined />,
          to: addressOfCopy(tour.id),
        },
        {
          id: 'delete',
          label: 'Delete',
          icon: <DeleteOutlined />,
          tone: 'danger',
          onClick: () => onDelete(tour),
        },
      ],
    },
  ];
}
