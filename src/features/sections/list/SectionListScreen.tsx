import { useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { sectionTextsPath, sectionsPath } from '../../../domain/paths/sectionPaths';
import { type Language } from '../../../domain/languages/language';
import { formatAge } from '../../../domain/text/date';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import {
  selectCurrentLanguage,
  selectEnabledLanguages,
} from '../../../state/select/selectLanguages';
import { type SectionView } from '../../../state/select/selectSections';
import { useStaleAge } from '../../../state/hooks/useStaleAge';
import { useTourHead } from '../../../state/hooks/useTourHead';
import { PageBody } from '../../../ui/shell/PageBody';
import { ProblemNote } from '../../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { useCommands } from '../../../ui/command/CommandScope';
import { LanguageWarning } from '../../../ui/controls/LanguageWarning';
import { SwitchToEnglish } from './SwitchToEnglish';
import { useCreatedId } from './CreatedSteps';
import { SectionDeleteDialog } from './SectionDeleteDialog';
import { NoTour } from './SectionListEmpty';
import { SectionTable } from './SectionTable';
import { useSectionList } from './useSectionList';

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
        run: () => void navigate(sectionTextsPath(tourId)),
      },
      {
        id: 'add-section',
        label: 'Add Section',
        group: 'Sections',
        keys: [],
        canRun: () => true,
        run: () => void navigate(`${sectionsPath(tourId)}/create`),
      },
    ],
    language.label,
  );
}

interface SectionListScreenProps {
  /** Button that uploads recordings to the sections. */
  uploadButton: ReactNode;
}

/** Sections of a tour in the content language. */
export function SectionListScreen({ uploadButton }: SectionListScreenProps) {
  const { tourId = '' } = useParams();
  const language = useConsoleSelector(selectCurrentLanguage);
  const enabledLanguages = useConsoleSelector(selectEnabledLanguages);
  const tour = useTourHead(tourId, language.code);
  const { sections, problem, fetchedAt, retry } = useSectionList(tourId, language.code);
  const age = useStaleAge(fetchedAt);
  const [sectionToDelete, setSectionToDelete] = useState<SectionView | null>(null);
  const createdId = useCreatedId();
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
      <SectionTable
        tourId={tourId}
        sections={sections}
        language={language}
        primaryLanguage={tour.primaryLanguage}
        age={age}
        createdId={createdId}
        uploadButton={uploadButton}
        onDelete={setSectionToDelete}
      />
    );
  };

  return (
    <>
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
        {list()}
      </PageBody>
      <SectionDeleteDialog section={sectionToDelete} onClose={() => setSectionToDelete(null)} />
    </>
  );
}
