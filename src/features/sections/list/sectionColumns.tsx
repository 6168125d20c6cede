import AudiotrackOutlined from '@mui/icons-material/AudiotrackOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { addTranslationPath, sectionPath } from '../../../domain/paths/sectionPaths';
import { type Language } from '../../../domain/languages/language';
import { languageNamed } from '../../../state/select/selectLanguages';
import { type SectionView } from '../../../state/select/selectSections';
import { Content } from '../../../ui/content/Content';
import { ContentLink } from '../../../ui/content/ContentLink';
import { CoverThumb } from '../../../ui/content/CoverThumb';
import { LanguageBadge } from '../../../ui/content/LanguageBadge';
import { type Column, type RowAction } from '../../../ui/gridRows/RecordColumn';
import { SaveStateChip } from '../../../ui/feedback/SaveStateChip';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import { CreatedSteps } from './CreatedSteps';
import { MediaCounts } from './MediaCounts';
import { type PrimaryTitles } from './usePrimaryTitles';
import { SectionDuration } from './SectionDuration';

const Name = styled.span`
  flex: 1;
  min-width: 0;
  container-type: inline-size;
  & > span {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  & a {
    flex: 0 1 auto;
    overflow-x: clip;
    white-space: nowrap;
  }
  /* The title has priority over the chip's text, which is shown only in a wide column; the icon stays. */
  @container (max-width: 420px) {
    & [data-word] {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @container (max-width: 250px) {
    & .StatusChip {
      padding: 0;
      border: 0;
      background: none !important;
    }
  }
`;
const Note = styled(Link)`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  color: var(--text-quiet);
  font-size: 12px;
  text-decoration: underline;
  text-decoration-color: var(--line-strong);
  text-underline-offset: 2px;
  &:hover {
    color: var(--text);
  }
`;
const Quiet = styled.span`
  display: block;
  min-width: 0;
  flex: 1;
  color: var(--text-quiet);
`;
/** Shrinks before the preceding link does. */
const Beside = styled.span`
  flex: 0 99 auto;
  min-width: 0;
  color: var(--text-quiet);
`;

interface CellProps {
  tourId: string;
  section: SectionView;
}

interface TitleCellProps extends CellProps {
  /** Null when not needed or not loaded. */
  primary: PrimaryTitles | null;
}

/** Title in the tour's primary language, after the placeholder for a missing title. */
function PrimaryTitle({ section, primary }: Pick<TitleCellProps, 'section' | 'primary'>) {
  const title = section.title ? undefined : primary?.titleOf.get(section.id);
  if (primary === null || title === undefined) return null;
  return (
    <Beside>
      <Content language={primary.language} lines={1}>
        {title}
      </Content>
    </Beside>
  );
}

function TitleCell({ tourId, section, primary }: TitleCellProps) {
  return (
    <>
      <CoverThumb url={section.cover_media_url} />
      <Name>
        <span>
          <ContentLink
            to={sectionPath(tourId, section.id)}
            language={section.language}
            fallback="[No Title]"
          >
            {section.title}
          </ContentLink>
          <PrimaryTitle section={section} primary={primary} />
          {section.cover_media_url !== null && (
            <StatusChip icon={<ImageOutlined aria-hidden />} title="Has a cover">
              <span data-word="">Cover</span>
            </StatusChip>
          )}
        </span>
      </Name>
      <SaveStateChip state={section.saveState} />
    </>
  );
}

function DescriptionCell({ tourId, section, language }: CellProps & { language: Language }) {
  if (!section.hasText) {
    return (
      <Note
        to={addTranslationPath(tourId, section.id, section.language)}
        title={`Add a translation in ${language.label}`}
        // The label omits the language, which the page header names: with it, each row would be truncated in a narrow
        // window.
        aria-label={`No text in ${language.label}: add a translation`}
      >
        No text
      </Note>
    );
  }
  return (
    <Quiet>
      <Content language={section.language} lines={1} fallback="–">
        {section.description}
      </Content>
    </Quiet>
  );
}

interface SectionColumnsOptions {
  tourId: string;
  language: Language;
  languages: readonly Language[];
  primary: PrimaryTitles | null;
  /** 1-based positions in the unfiltered list, by id. */
  positions: ReadonlyMap<string, number>;
  /** Id of the section just created; null for none. */
  createdId: string | null;
  onDelete: (section: SectionView) => void;
}

const sectionActions = (
  tourId: string,
  section: SectionView,
  onDelete: SectionColumnsOptions['onDelete'],
): RowAction[] => [
  {
    id: 'edit',
    label: 'Edit',
    icon: <EditOutlined />,
    to: sectionPath(tourId, section.id),
  },
  {
    id: 'audio',
    label: 'Audio & Chapters',
    icon: <AudiotrackOutlined />,
    to: `${sectionPath(tourId, section.id)}/audio`,
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: <DeleteOutlined />,
    tone: 'danger',
    onClick: () => onDelete(section),
  },
];

export function sectionColumns(options: SectionColumnsOptions): Column<SectionView>[] {
  const { tourId, language, languages, primary, positions, createdId, onDelete } = options;
  // Titles get space before descriptions in a narrow window, unless a new section's next steps need the description
  // column.
  const hasSteps = createdId !== null && positions.has(createdId);
  const [titleWidth, descriptionWidth] = hasSteps ? [240, 160] : [300, 100];
  return [
    {
      key: 'order',
      firstDir: 'asc',
      header: 'Order',
      width: 84,
      align: 'right',
      value: ({ id }) => positions.get(id) ?? null,
    },
    {
      key: 'title',
      header: 'Section',
      isRowHeader: true,
      flex: 4,
      minWidth: titleWidth,
      value: (section) => section.title,
      render: (section) => <TitleCell tourId={tourId} section={section} primary={primary} />,
    },
    {
      key: 'description',
      header: 'Description',
      flex: 3,
      minWidth: descriptionWidth,
      value: (section) => section.description,
      render: (section) =>
        section.id === createdId ? (
          <CreatedSteps tourId={tourId} sectionId={section.id} language={section.language} />
        ) : (
          <DescriptionCell tourId={tourId} section={section} language={language} />
        ),
    },
    {
      key: 'duration',
      header: 'Duration',
      width: 80,
      align: 'right',
      value: (section) => section.duration_seconds,
      render: (section) => <SectionDuration section={section} />,
    },
    {
      key: 'language',
      header: 'Language',
      width: 72,
      isTight: true,
      value: (section) => (section.hasText ? section.language : null),
      render: (section) => {
        if (!section.hasText) return <Quiet>–</Quiet>;
        const { code, label } = languageNamed(languages, section.language);
        return <LanguageBadge code={code} label={label} />;
      },
    },
    {
      key: 'media',
      header: 'Media',
      flex: 2,
      minWidth: 136,
      narrowBelow: 200,
      isTight: true,
      value: (section) => section.media.length,
      render: (section) => (
        <MediaCounts
          sectionId={section.id}
          media={section.media}
          audioPath={`${sectionPath(tourId, section.id)}/audio`}
        />
      ),
    },
    {
      kind: 'actions',
      key: 'actions',
      actions: (section) => sectionActions(tourId, section, onDelete),
    },
  ];
}
