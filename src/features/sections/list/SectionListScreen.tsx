import Add from '@mui/icons-material/Add';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { countOf } from '../../../domain/text/count';
import { type Language } from '../../../domain/languages/language';
import { formatAge } from '../../../domain/text/date';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import {
  selectCurrentLanguage,
  selectEnabledLanguages,
  selectLanguages,
} from '../../../state/select/selectLanguages';
import { type SectionView } from '../../../state/select/selectSections';
import { useStaleAge } from '../../../state/hooks/useStaleAge';
import { PageBody } from '../../../ui/shell/PageBody';
import { PageHeader } from '../../../ui/shell/PageHeader';
import { ProblemNote } from '../../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { useCommands } from '../../../ui/command/CommandScope';
import { type RecordSort } from '../../../ui/gridRows/RecordColumn';
import { RecordGrid } from '../../../ui/grid/RecordGrid';
import useEventCallback from '@mui/utils/useEventCallback';
import { LanguageWarning } from '../../../ui/controls/LanguageWarning';
import { SwitchToEnglish } from './SwitchToEnglish';
import { sectionAddress, sectionsAddress, sectionTextsAddress, tourAddress } from './sectionPath';
import { sectionColumns } from './sectionColumns';
import { CreatedNote, useCreatedId } from './CreatedNote';
import { SectionDeleteDialog } from './SectionDeleteDialog';
import { NoSections, NoTour } from './SectionListEmpty';
import { useSectionList } from './useSectionList';
import { useSectionOrder } from './useSectionOrder';
import { tourBreadcrumbs, useTourHead } from './useSectionTour';

const byOrder: RecordSort = { key: 'order', dir: 'asc' };
const noSections: readonly SectionView[] = [];

function countText(count: number, age: string | null): string {
  const total = countOf(count, 'section');
  return age === null ? total : `${total}, ${age}`;
}

interface HeaderButtonsProps {
  tourId: string;
  hasSections: boolean;
  isLoading: boolean;
}

function HeaderButtons({ tourId, hasSections, isLoading }: HeaderButtonsProps) {
  return (
    <>
      <Button
        component={Link}
        to={tourAddress(tourId)}
        variant="outlined"
        startIcon={<ArrowBack />}
      >
        Back to tour
      </Button>
      {(hasSections || isLoading) && (
        <Button
          component={Link}
          to={sectionTextsAddress(tourId)}
          variant="outlined"
          startIcon={<EditNoteOutlined />}
          disabled={!hasSections}
        >
          Edit texts
        </Button>
      )}
      <Button
        component={Link}
        to={`${sectionsAddress(tourId)}/create`}
        variant="contained"
        color="primary"
        startIcon={<Add />}
      >
        Add Section
      </Button>
    </>
  );
}

function useSectionCommands(tourId: string, language: Language, hasSections: boolean): void {
  const navigate = useNavigate();
  useCommands(
    [
      {
        id: 'edit-texts',
        label: `Edit texts in ${language.label}`,
        group: 'Sections',
        keys: ['E'],
        canRun: () => hasSections,
        run: () => void navigate(sectionTextsAddress(tourId)),
      },
      {
        id: 'add-section',
        label: 'Add Section',
        group: 'Sections',
        keys: [],
        canRun: () => true,
        run: () => void navigate(`${sectionsAddress(tourId)}/create`),
      },
    ],
    language.label,
  );
}

/** Sections in the order they are shown, and how the grid moves them while it is sorted by order. */
function useReorder(sections: readonly SectionView[] | null, sort: RecordSort | null) {
  const { shown, ...order } = useSectionOrder(sections);
  const onPreview = useEventCallback(order.onPreview);
  const onSettle = useEventCallback(order.onSettle);
  const reorder = useMemo(() => {
    const isByOrder = sort?.key === byOrder.key && sort.dir === byOrder.dir;
    const refusal = isByOrder ? null : 'Sort by order to move sections';
    return { noun: 'section', group: 'Sections', refusal, onPreview, onSettle };
  }, [sort, onPreview, onSettle]);
  return { shown, reorder };
}

/** Sections of a tour in the content language. */
export function SectionListScreen() {
  const { tourId = '' } = useParams();
  const navigate = useNavigate();
  const language = useConsoleSelector(selectCurrentLanguage);
  const languages = useConsoleSelector(selectLanguages);
  const enabledLanguages = useConsoleSelector(selectEnabledLanguages);
  const tour = useTourHead(tourId, language.code);
  const { sections, problem, fetchedAt, retry } = useSectionList(tourId, language.code);
  const age = useStaleAge(fetchedAt);
  const [sort, setSort] = useState<RecordSort | null>(byOrder);
  const { shown, reorder } = useReorder(sections, sort);
  const [sectionToDelete, setSectionToDelete] = useState<SectionView | null>(null);
  const columns = useMemo(
    () => sectionColumns({ tourId, language, languages, onDelete: setSectionToDelete }),
    [tourId, language, languages],
  );
  const open = useEventCallback(
    (section: SectionView) => void navigate(sectionAddress(tourId, section.id)),
  );

  const createdId = useCreatedId();
  const created = sections?.find(({ id }) => id === createdId);
  const hasSections = sections !== null && sections.length > 0;
  useSectionCommands(tourId, language, hasSections);

  const list = () => {
    if (problem !== null && sections === null) {
      if (problem.status === 404) return <NoTour />;
      return (
        <ProblemPanel title="The sections could not be loaded" problem={problem} onRetry={retry} />
      );
    }
    return (
      <RecordGrid
        label="Sections"
        rows={shown ?? noSections}
        columns={columns}
        language={language.code}
        sort={sort}
        onSortChange={setSort}
        reorder={reorder}
        viewKey={`sections/${tourId}`}
        entryId={createdId}
        loading={sections === null}
        onRowOpen={open}
        countText={sections === null ? '' : countText(sections.length, age)}
        emptyState={
          <NoSections tourId={tourId} language={language} primaryLanguage={tour.primaryLanguage} />
        }
      />
    );
  };

  return (
    <>
      <PageHeader
        title="Sections"
        breadcrumbs={tourBreadcrumbs(tourId, tour)}
        actions={
          <HeaderButtons
            tourId={tourId}
            hasSections={hasSections}
            isLoading={sections === null && problem === null}
          />
        }
      />
      <PageBody>
        <LanguageWarning
          language={language}
          enabledLanguages={enabledLanguages}
          switchToEnglish={<SwitchToEnglish />}
        />
        {problem !== null && sections !== null && (
          <ProblemNote
            problem={problem}
            age={fetchedAt === null ? undefined : formatAge(fetchedAt, Date.now())}
            onRetry={retry}
          />
        )}
        {created !== undefined && <CreatedNote tourId={tourId} section={created} />}
        {list()}
      </PageBody>
      <SectionDeleteDialog section={sectionToDelete} onClose={() => setSectionToDelete(null)} />
    </>
  );
}
