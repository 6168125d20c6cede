import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { sectionsPath } from '../../../domain/paths/sectionPaths';
import { type Language } from '../../../domain/languages/language';
import { type Problem } from '../../../domain/problem';
import { formatAge } from '../../../domain/text/date';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectContentLanguage } from '../../../state/model/preferencesSlice';
import { selectIsOffline } from '../../../state/reachability/reachabilitySlice';
import { selectSectionsFetchedAt } from '../../../state/select/selectAges';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { PinnedLanguageNote } from '../../../ui/controls/PinnedLanguageNote';
import { FormSkeleton } from '../../../ui/feedback/FormSkeleton';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';
import { PageBody } from '../../../ui/shell/PageBody';
import { ProblemNote } from '../../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { SectionDeleteDialog } from '../list/SectionDeleteDialog';
import { PANEL_ID, SectionHeader, sectionTabs } from './SectionHeader';
import { SectionMissing } from './SectionMissing';
import { type SectionFrame } from './useSectionFrame';
import { useSectionPage } from './useSectionPage';
import { useSectionName } from './useSectionName';
import { useTourHead } from '../../../state/hooks/useTourHead';

const [detailsTab] = sectionTabs;

interface SectionFallbackProps {
  tourId: string;
  sectionId: string;
  language: Language;
  page: ReturnType<typeof useSectionPage>;
  /** True when the section is known to exist in some language. */
  exists: boolean;
}

/** Fallback for a section that is loading, missing in the language, or failed to load. */
function SectionFallback({ tourId, sectionId, language, page, exists }: SectionFallbackProps) {
  const { isMissing, others, problem, retry } = page;
  if (isMissing) {
    return (
      <SectionMissing
        tourId={tourId}
        sectionId={sectionId}
        language={language}
        others={others}
        exists={exists}
      />
    );
  }
  if (problem === null) return <FormSkeleton fields={5} />;
  return <ProblemPanel title="The section could not be loaded" problem={problem} onRetry={retry} />;
}

interface SectionProblemNoteProps {
  tourId: string;
  language: string;
  tab: string;
  problem: Problem;
  onRetry: () => void;
}

/** Reason why the cached section could not be refreshed, with the age of the cache. */
function SectionProblemNote(props: SectionProblemNoteProps) {
  const { tourId, language, tab, problem, onRetry } = props;
  const isOffline = useConsoleSelector(selectIsOffline);
  const fetchedAt = useConsoleSelector((state) => selectSectionsFetchedAt(state, tourId, language));
  // The translations tab reports network failures itself. On the audio tab the header does while offline; a note would
  // shift the waveform.
  const isShownElsewhere =
    problem.code === 'network' && (tab === 'translations' || (tab === 'audio' && isOffline));
  if (isShownElsewhere) return null;
  const age = fetchedAt === null ? undefined : formatAge(fetchedAt, Date.now());
  return <ProblemNote problem={problem} age={age} onRetry={onRetry} />;
}

/** Page of one section: header and notes around the tab's outlet. */
export function SectionDetailScreen() {
  const { tourId = '', sectionId = '' } = useParams();
  const { pathname } = useLocation();
  const languages = useConsoleSelector(selectLanguages);
  const contentLanguage = useConsoleSelector(selectContentLanguage);
  const [pinnedLanguage, pinLanguage] = useState<string | null>(null);
  const language = languageNamed(languages, pinnedLanguage ?? contentLanguage);
  const [isDeleteOpen, setDeleteOpen] = useState(false);
  const [isDeleted, setIsDeleted] = useState(false);
  const isBeingDeleted = isDeleteOpen || isDeleted;
  const page = useSectionPage({ sectionId, tourId, language: language.code, isBeingDeleted });
  const { section, isMissing, others, problem, retry } = page;
  const frame = useMemo((): SectionFrame => ({ section, pinLanguage }), [section]);
  const tour = useTourHead(tourId, language.code);
  const { primaryLanguage } = tour;
  const name = useSectionName({ tourId, sectionId, section, isMissing, others, primaryLanguage });

  if (isDeleted) return <Navigate to={sectionsPath(tourId)} replace />;
  const tab = sectionTabs.find(({ value }) => pathname.endsWith(`/${value}`)) ?? detailsTab;
  const hasText = section?.hasText === true;
  const exists = section !== null || others.length > 0;
  // The translations tab can add a missing translation; recordings do not need texts.
  const worksWithoutText =
    (tab.value === 'translations' && exists) || (tab.value === 'audio' && section !== null);
  const showsTab = hasText || (isMissing && worksWithoutText);
  const contentLabel = languageNamed(languages, contentLanguage).label;

  return (
    <>
      <SectionHeader
        tourId={tourId}
        sectionId={sectionId}
        tour={tour}
        section={section}
        name={name}
        exists={!isMissing || exists}
        tab={tab.value}
        isEditing={pinnedLanguage !== null}
        onDelete={() => setDeleteOpen(true)}
      />
      <Box
        role="tabpanel"
        id={PANEL_ID}
        aria-label={tab.label}
        sx={{ flex: '1 0 auto', display: 'flex', flexDirection: 'column' }}
      >
        <PageBody>
          {pinnedLanguage !== null && pinnedLanguage !== contentLanguage && (
            <PinnedLanguageNote edited={language.label} chosen={contentLabel} />
          )}
          {showsTab && problem !== null && (
            <SectionProblemNote
              tourId={tourId}
              language={language.code}
              tab={tab.value}
              problem={problem}
              onRetry={retry}
            />
          )}
          {showsTab && !hasText && tab.value === 'audio' && (
            <InfoBanner>This section has no title or description in {language.label}.</InfoBanner>
          )}
          {showsTab ? (
            <Outlet context={frame} />
          ) : (
            <SectionFallback
              tourId={tourId}
              sectionId={sectionId}
              language={language}
              page={page}
              exists={exists}
            />
          )}
        </PageBody>
      </Box>
      <SectionDeleteDialog
        section={isDeleteOpen ? section : null}
        onClose={() => setDeleteOpen(false)}
        onDeleted={() => setIsDeleted(true)}
      />
    </>
  );
}
