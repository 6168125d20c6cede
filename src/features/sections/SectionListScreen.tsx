import Add from '@mui/icons-material/Add';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import { Link, useNavigate, useParams } from 'react-router';
import { formatAge } from '../../domain/date';
import { useConsoleSelector } from '../../state/hooks';
import { selectCurrentLanguage, selectLanguages } from '../../state/selectLanguages';
import { type SectionView } from '../../state/selectSections';
import { useStaleAge } from '../../state/useStaleAge';
import { PageBody } from '../../ui/PageBody';
import { PageHeader } from '../../ui/PageHeader';
import { ProblemNote } from '../../ui/ProblemNote';
import { ProblemPanel } from '../../ui/ProblemPanel';
import { type RecordSort } from '../../ui/RecordColumn';
import { RecordGrid } from '../../ui/RecordGrid';
import { LanguageWarning } from './LanguageWarning';
import { addressOfSection, addressOfSections, addressOfTour } from './sectionAddress';
import { sectionColumns } from './sectionColumns';
import { SectionDeleteDialog } from './SectionDeleteDialog';
import { NoSections, NoTour } from './SectionListEmpty';
import { useSectionList } from './useSectionList';
import { tourBreadcrumbs, useTourHead } from './useTourHead';

const byOrder: RecordSort = { key: 'order', dir: 'asc' };
const noSections: readonly SectionView[] = [];

function countText(count: number, age: string | null): string {
  const counted = `${count.toLocaleString('en-US')} ${count === 1 ? 'section' : 'sections'}`;
  return age === null ? counted : `${counted}, ${age}`;
}

/** The sections of a tour in the content language. */
export function SectionListScreen() {
  const { tourId = '' } = useParams();
  const navigate = useNavigate();
  const language = useConsoleSelector(selectCurrentLanguage);
  const languages = useConsoleSelector(selectLanguages);
  const tour = useTourHead(tourId, language.code);
  const { sections, problem, fetchedAt, retry } = useSectionList(tourId, language.code);
  const age = useStaleAge(fetchedAt);
  const [asked, setAsked] = useState<SectionView | null>(null);
  const columns = useMemo(
    () => sectionColumns({ tourId, language, languages, onDelete: setAsked }),
    [tourId, language, languages],
  );

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
        rows={sections ?? noSections}
        columns={columns}
        language={language.code}
        sort={byOrder}
        loading={sections === null}
        onRowOpen={(section) => void navigate(addressOfSection(tourId, section.id))}
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
          <>
            <Button
              component={Link}
              to={addressOfTour(tourId)}
              variant="outlined"
              startIcon={<ArrowBack />}
            >
              Back to tour
            </Button>
            <Button
              component={Link}
              to={`${addressOfSections(tourId)}/create`}
              variant="contained"
              color="primary"
              startIcon={<Add />}
            >
              Add Section
            </Button>
          </>
        }
      />
      <PageBody>
        <LanguageWarning language={language} />
        {problem !== null && sections !== null && (
          <ProblemNote
            problem={problem}
            age={fetchedAt === null ? undefined : formatAge(fetchedAt, Date.now())}
            onRetry={retry}
          />
        )}
        {list()}
      </PageBody>
      <SectionDeleteDialog section={asked} onClose={() => setAsked(null)} />
    </>
  );
}
