import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { sectionsPath } from '../../../domain/paths/sectionPaths';
import { type Language } from '../../../domain/languages/language';
import { formatAge } from '../../../domain/text/date';
import { useConsoleSelector, useConsoleView } from '../../../state/hooks/storeHooks';
import { selectContentLanguage } from '../../../state/model/preferencesSlice';
import { useGetSectionsQuery } from '../../../state/endpoints/sectionsEndpoints';
import {
  languageNamed,
  selectEnabledLanguages,
  selectLanguages,
} from '../../../state/select/selectLanguages';
import { selectSectionList } from '../../../state/select/selectSections';
import { FormSkeleton } from '../../../ui/feedback/FormSkeleton';
import { KeyHint } from '../../../ui/command/KeyHint';
import { PageBody } from '../../../ui/shell/PageBody';
import { PageHeader } from '../../../ui/shell/PageHeader';
import { ProblemNote } from '../../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { LanguageWarning } from '../../../ui/controls/LanguageWarning';
import { PinnedLanguageNote } from '../../../ui/controls/PinnedLanguageNote';
import { SwitchToEnglish } from '../list/SwitchToEnglish';
import { NoSections, NoTour } from '../list/SectionListEmpty';
import { SectionTextsForm } from './SectionTextsForm';
import { type TextSource } from './sectionTexts';
import { useSectionList } from '../list/useSectionList';
import { useTourHead } from '../../../state/hooks/useTourHead';
import { tourBreadcrumbs } from '../list/tourBreadcrumbs';

/** Sections in the tour's primary language as translation source; null when that language is being edited. */
function useTextSource(tourId: string, source: Language | null): TextSource | null {
  const language = source?.code ?? '';
  useGetSectionsQuery({ tourId, language }, { skip: source === null });
  const list = useConsoleView((state) => selectSectionList(state, tourId, language));
  const label = source?.label;
  return useMemo(() => {
    const sections = new Map((list ?? []).map((section) => [section.id, section]));
    return label === undefined ? null : { label, sections };
  }, [list, label]);
}

interface SectionTextsBodyProps {
  tourId: string;
  language: Language;
  /** Primary language of the tour; null while unknown. */
  primaryLanguage: string | null;
  list: ReturnType<typeof useSectionList>;
  onDirty: (isDirty: boolean) => void;
}

function SectionTextsBody(props: SectionTextsBodyProps) {
  const { tourId, language, primaryLanguage, list, onDirty } = props;
  const { sections, problem, retry } = list;
  const languages = useConsoleSelector(selectLanguages);
  const hasSource = primaryLanguage !== null && primaryLanguage !== language.code;
  const source = useTextSource(
    tourId,
    hasSource ? languageNamed(languages, primaryLanguage) : null,
  );
  if (sections === null) {
    if (problem === null) return <FormSkeleton fields={6} />;
    if (problem.status === 404) return <NoTour />;
    return (
      <ProblemPanel title="The sections could not be loaded" problem={problem} onRetry={retry} />
    );
  }
  if (sections.length === 0) {
    return <NoSections tourId={tourId} language={language} primaryLanguage={primaryLanguage} />;
  }
  return (
    <SectionTextsForm
      key={`${tourId}/${language.code}`}
      tourId={tourId}
      sections={sections}
      language={language}
      isPrimary={primaryLanguage === language.code}
      source={source}
      onDirty={onDirty}
    />
  );
}

/** Page to edit the titles and descriptions of a tour's sections in one language. */
export function SectionTextsScreen() {
  const { tourId = '' } = useParams();
  const languages = useConsoleSelector(selectLanguages);
  const enabledLanguages = useConsoleSelector(selectEnabledLanguages);
  const contentLanguage = useConsoleSelector(selectContentLanguage);
  /** Language of unsaved texts, kept while they exist even if the content language changes. */
  const [pinnedLanguage, setPinnedLanguage] = useState<string | null>(null);
  const language = languageNamed(languages, pinnedLanguage ?? contentLanguage);
  const { code } = language;
  const tour = useTourHead(tourId, code);
  const list = useSectionList(tourId, code);
  const { sections, problem, fetchedAt, retry } = list;
  const handleDirty = useMemo(
    () => (isDirty: boolean) => setPinnedLanguage(isDirty ? code : null),
    [code],
  );

  return (
    <>
      <PageHeader
        title={`Texts in ${language.label}`}
        breadcrumbs={[
          ...tourBreadcrumbs(tourId, tour),
          { label: 'Sections', to: sectionsPath(tourId) },
        ]}
        meta={
          <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1 }}>
            <KeyHint keys="Enter" /> or a click edits a cell, <KeyHint keys="Tab" /> the next one,{' '}
            <KeyHint keys="Escape" /> takes back
          </Box>
        }
      />
      <PageBody>
        <LanguageWarning
          language={language}
          enabledLanguages={enabledLanguages}
          switchToEnglish={<SwitchToEnglish />}
        />
        {pinnedLanguage !== null && pinnedLanguage !== contentLanguage && (
          <PinnedLanguageNote
            edited={language.label}
            chosen={languageNamed(languages, contentLanguage).label}
          />
        )}
        {problem !== null && sections !== null && (
          <ProblemNote
            problem={problem}
            age={fetchedAt === null ? undefined : formatAge(fetchedAt, Date.now())}
            onRetry={retry}
          />
        )}
        <SectionTextsBody
          tourId={tourId}
          language={language}
          primaryLanguage={tour.primaryLanguage}
          list={list}
          onDirty={handleDirty}
        />
      </PageBody>
    </>
  );
}
