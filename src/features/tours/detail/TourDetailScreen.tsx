import { lazy, Suspense, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { availableLanguages } from '../../../domain/languages/availableLanguages';
import { type Problem } from '../../../domain/problem';
import { formatAge } from '../../../domain/text/date';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectContentLanguage } from '../../../state/model/preferencesSlice';
import { selectTourFetchedAt } from '../../../state/select/selectAges';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { useTourHead } from '../../../state/hooks/useTourHead';
import { PinnedLanguageNote } from '../../../ui/controls/PinnedLanguageNote';
import { CardsSkeleton } from '../../../ui/feedback/CardsSkeleton';
import { FormSkeleton } from '../../../ui/feedback/FormSkeleton';
import { PageBody } from '../../../ui/shell/PageBody';
import { ProblemNote } from '../../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { PANEL_ID, TourHeader } from './TourHeader';
import { SwitchedLanguageNote } from './SwitchedLanguageNote';
import { type TourFrame } from './useTourFrame';
import { useTourPage } from './useTourPage';

/** Loaded on demand: a missing tour is rare. */
const TourMissing = lazy(async () => ({ default: (await import('./TourMissing')).TourMissing }));

/** Content language before the creation of this tour switched it; null when the page was opened otherwise. */
function readLanguageBefore(state: unknown): string | null {
  const isCreated = typeof state === 'object' && state !== null && 'languageBefore' in state;
  return isCreated && typeof state.languageBefore === 'string' ? state.languageBefore : null;
}

const details = { value: 'details', label: 'Details' };
const tabs = [
  { value: 'translations', label: 'Translations' },
  { value: 'sections', label: 'Sections' },
];

interface TourFallbackProps {
  tourId: string;
  language: string;
  /** Label of the requested language. */
  label: string;
  isDetails: boolean;
  problem: Problem | null;
  onRetry: () => void;
}

/** Fallback for a tour that is loading, missing in the language, or failed to load. */
function TourFallback(props: TourFallbackProps) {
  const { tourId, language, label, isDetails, problem, onRetry } = props;
  if (problem === null) {
    return isDetails ? <FormSkeleton fields={6} /> : <CardsSkeleton minWidth={360} />;
  }
  if (problem.status !== 404) {
    return (
      <ProblemPanel title="The tour could not be loaded" problem={problem} onRetry={onRetry} />
    );
  }
  return (
    <Suspense fallback={null}>
      <TourMissing
        label={label}
        tourId={tourId}
        language={language}
        others={availableLanguages(problem)}
      />
    </Suspense>
  );
}

interface TourProblemNoteProps {
  tourId: string;
  language: string;
  /** Label of the language. */
  label: string;
  problem: Problem;
  onRetry: () => void;
}

/** Reason why the cached tour could not be refreshed, with the age of the cache. */
function TourProblemNote({ tourId, language, label, problem, onRetry }: TourProblemNoteProps) {
  const fetchedAt = useConsoleSelector((state) => selectTourFetchedAt(state, tourId, language));
  return (
    <ProblemNote
      problem={
        problem.status === 404 ? { ...problem, message: `Tour not found in ${label}` } : problem
      }
      age={fetchedAt === null ? undefined : formatAge(fetchedAt, Date.now())}
      onRetry={onRetry}
    />
  );
}

/** Page of one tour: header and notes around the tab's outlet. */
export function TourDetailScreen() {
  const { tourId = '' } = useParams();
  const { pathname, state } = useLocation();
  const languages = useConsoleSelector(selectLanguages);
  const contentLanguage = useConsoleSelector(selectContentLanguage);
  const [pinnedLanguage, pinLanguage] = useState<string | null>(null);
  const language = pinnedLanguage ?? contentLanguage;
  const { tour, problem, retry } = useTourPage(tourId, language);
  const frame = useMemo((): TourFrame => ({ tour, pinLanguage }), [tour]);

  const languageBefore = readLanguageBefore(state);
  const head = useTourHead(tourId, language);
  const tab = tabs.find(({ value }) => pathname.endsWith(`/${value}`)) ?? details;
  const labelOf = (code: string) => languageNamed(languages, code).label;
  const others = availableLanguages(problem);
  const isMissing = tour === null && problem?.status === 404;
  const isSections = tab.value === 'sections';
  // The translations tab can add a missing translation; sections can have texts in a language that the tour lacks.
  const isUsable = isMissing && tab.value === 'translations' && others.length > 0;
  const showsTab = tour !== null || isUsable || isSections;
  // These tabs report the failure themselves.
  const isReportedInTab =
    isSections || (tab.value === 'translations' && problem?.code === 'network');

  return (
    <>
      <TourHeader
        tourId={tourId}
        tour={tour}
        head={head}
        exists={!isMissing || others.length > 0}
        tab={tab.value}
        isEditing={pinnedLanguage !== null}
      />
      {pinnedLanguage !== null && pinnedLanguage !== contentLanguage && (
        <Box sx={{ px: 3, pt: 2 }}>
          <PinnedLanguageNote edited={labelOf(pinnedLanguage)} chosen={labelOf(contentLanguage)} />
        </Box>
      )}
      {languageBefore !== null && languageBefore !== contentLanguage && (
        <Box sx={{ px: 3, pt: 2 }}>
          <SwitchedLanguageNote
            now={languageNamed(languages, contentLanguage)}
            before={languageNamed(languages, languageBefore)}
          />
        </Box>
      )}
      {tour !== null && problem !== null && !isReportedInTab && (
        <Box sx={{ px: 3, pt: 2 }}>
          <TourProblemNote
            tourId={tourId}
            language={language}
            label={labelOf(language)}
            problem={problem}
            onRetry={retry}
          />
        </Box>
      )}
      <Box
        role="tabpanel"
        id={PANEL_ID}
        aria-label={tab.label}
        sx={{ flex: '1 0 auto', display: 'flex', flexDirection: 'column' }}
      >
        {showsTab ? (
          <Outlet context={frame} />
        ) : (
          <PageBody>
            <TourFallback
              tourId={tourId}
              language={language}
              label={labelOf(language)}
              isDetails={tab === details}
              problem={problem}
              onRetry={retry}
            />
          </PageBody>
        )}
      </Box>
    </>
  );
}
