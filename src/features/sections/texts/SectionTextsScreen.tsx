import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { useParams } from 'react-router';
import { formatAge } from '../../../domain/text/date';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectContentLanguage } from '../../../state/model/preferencesSlice';
import { useGetSectionsQuery } from '../../../state/endpoints/sectionsEndpoints';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { selectSectionList } from '../../../state/select/selectSections';
import { FormSkeleton } from '../../../ui/feedback/FormSkeleton';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';
import { KeyHint } from '../../../ui/command/KeyHint';
import { PageBody } from '../../../ui/shell/PageBody';
import { PageHeader } from '../../../ui/shell/PageHeader';
import { ProblemNote } from '../../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { LanguageWarning } from '../list/SectionLanguageWarning';
import { addressOfSections } from '../list/sectionPath';
import { NoSections, NoTour } from '../list/SectionListEmpty';
import { SectionTextsForm } from './SectionTextsForm';
import { useSectionList } from '../list/useSectionList';
import { tourBreadcrumbs, useTourHead } from '../list/useSectionTour';

/** Sections in the tour's own language, for naming those that have no words in the shown one. */
function useNamed(tourId: string, primary: string | null, isNeeded: boolean) {
  const language = primary ?? '';
  useGetSectionsQuery({ tourId, language }, { skip: !isNeeded || primary === null });
  const list = useConsoleSelector((state) => selectSectionList(state, tourId, language));
  return useMemo(() => new Map((list ?? []).map((section) => [section.id, section])), [list]);
}

/** Titles and descriptions of a tour's sections in one language, edited in one table. */
export function SectionTextsScreen() {
  const { tourId = '' } = useParams();
  const languages = useConsoleSelector(selectLanguages);
  const chosen = useConsoleSelector(selectContentLanguage);
  /** What is unsaved stays in its language, whatever is chosen meanwhile. */
  const [pinned, setPinned] = useState<string | null>(null);
  const language = languageNamed(languages, pinned ?? chosen);
  const { code } = language;
  const tour = useTourHead(tourId, code);
  const { sections, problem, fetchedAt, retry } = useSectionList(tourId, code);
  const isUnnamed = sections?.some(({ hasText }) => !hasText) === true;
  const named = useNamed(tourId, tour.primaryLanguage, isUnnamed && tour.primaryLanguage !== code);
  const pin = useMemo(() => (isDirty: boolean) => setPinned(isDirty ? code : null), [code]);

  const body = () => {
    if (sections === null) {
      if (problem === null) return <FormSkeleton fields={6} />;
      if (problem.status === 404) return <NoTour />;
      return (
        <ProblemPanel title="The sections could not be loaded" problem={problem} onRetry={retry} />
      );
    }
    if (sections.length === 0) {
      return <NoSections {...{ tourId, language, primaryLanguage: tour.primaryLanguage }} />;
    }
    return (
      <SectionTextsForm
        key={`${tourId}/${code}`}
        {...{ tourId, sections, language, named, onDirty: pin }}
      />
    );
  };

  return (
    <>
      <PageHeader
        title={`Texts in ${language.label}`}
        breadcrumbs={[
          ...tourBreadcrumbs(tourId, tour),
          { label: 'Sections', to: addressOfSections(tourId) },
        ]}
        meta={
          <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1 }}>
            <KeyHint keys="Enter" /> writes in a cell, <KeyHint keys="Tab" /> goes on,{' '}
            <KeyHint keys="Escape" /> takes back
          </Box>
        }
      />
      <PageBody>
        <LanguageWarning language={language} />
        {pinned !== null && pinned !== chosen && (
          <InfoBanner tone="warning">
            You are editing in {language.label}. {languageNamed(languages, chosen).label} is shown
            once you save or cancel.
          </InfoBanner>
        )}
        {problem !== null && sections !== null && (
          <ProblemNote
            problem={problem}
            age={fetchedAt === null ? undefined : formatAge(fetchedAt, Date.now())}
            onRetry={retry}
          />
        )}
        {body()}
      </PageBody>
    </>
  );
}
