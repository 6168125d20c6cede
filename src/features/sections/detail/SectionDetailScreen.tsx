import { useState } from 'react';
import Box from '@mui/material/Box';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { formatAge } from '../../../domain/text/date';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectContentLanguage } from '../../../state/model/preferencesSlice';
import { selectSectionsFetchedAt } from '../../../state/select/selectAges';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { FormSkeleton } from '../../../ui/feedback/FormSkeleton';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';
import { PageBody } from '../../../ui/shell/PageBody';
import { ProblemNote } from '../../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { addressOfSections } from '../list/sectionPath';
import { SectionDeleteDialog } from '../list/SectionDeleteDialog';
import { PANEL_ID, SectionHeader, sectionTabs } from './SectionHeader';
import { SectionMissing } from './SectionMissing';
import { type SectionFrame } from './useSectionFrame';
import { useSectionPage } from './useSectionPage';
import { useTourHead } from '../list/useSectionTour';

const [details] = sectionTabs;

/** The page of one section around its tabs. */
export function SectionDetailScreen() {
  const { tourId = '', sectionId = '' } = useParams();
  const { pathname } = useLocation();
  const languages = useConsoleSelector(selectLanguages);
  const chosen = useConsoleSelector(selectContentLanguage);
  const [pinned, pinLanguage] = useState<string | null>(null);
  const language = languageNamed(languages, pinned ?? chosen);
  const page = useSectionPage(sectionId, tourId, language.code);
  const { section, isMissing, others, problem, retry } = page;
  const fetchedAt = useConsoleSelector((state) =>
    selectSectionsFetchedAt(state, tourId, language.code),
  );
  const age = fetchedAt === null ? undefined : formatAge(fetchedAt, Date.now());
  const tour = useTourHead(tourId, language.code);
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleted, setIsDeleted] = useState(false);

  if (isDeleted) return <Navigate to={addressOfSections(tourId)} replace />;
  const tab = sectionTabs.find(({ value }) => pathname.endsWith(`/${value}`)) ?? details;
  const hasText = section?.hasText === true;
  const isKnown = section !== null || others.length > 0;
  // A missing translation is added where the others are; recordings are there in any language.
  const doesWithout =
    (tab.value === 'translations' && isKnown) || (tab.value === 'audio' && section !== null);
  const hasTab = hasText || (isMissing && doesWithout);
  // The tab says of its own words that the network is away.
  const isToldInside = tab.value === 'translations' && problem?.code === 'network';
  const chosenLabel = languageNamed(languages, chosen).label;

  const instead = () => {
    if (isMissing) {
      return <SectionMissing {...{ tourId, sectionId, language, others, isKnown }} />;
    }
    if (problem === null) return <FormSkeleton fields={5} />;
    return (
      <ProblemPanel title="The section could not be loaded" problem={problem} onRetry={retry} />
    );
  };

  return (
    <>
      <SectionHeader
        {...{ tourId, sectionId, tour, section }}
        tab={tab.value}
        isEditing={pinned !== null}
        onDelete={() => setIsAsking(true)}
      />
      <Box
        role="tabpanel"
        id={PANEL_ID}
        aria-label={tab.label}
        sx={{ flex: '1 0 auto', display: 'flex', flexDirection: 'column' }}
      >
        <PageBody>
          {pinned !== null && pinned !== chosen && (
            <InfoBanner tone="warning">
              You are editing in {language.label}. {chosenLabel} is shown once you save or cancel.
            </InfoBanner>
          )}
          {hasTab && problem !== null && !isToldInside && (
            <ProblemNote problem={problem} age={age} onRetry={retry} />
          )}
          {hasTab && !hasText && tab.value === 'audio' && (
            <InfoBanner>This section has no title or description in {language.label}.</InfoBanner>
          )}
          {hasTab ? (
            <Outlet context={{ section, pinLanguage } satisfies SectionFrame} />
          ) : (
            instead()
          )}
        </PageBody>
      </Box>
      <SectionDeleteDialog
        section={isAsking ? section : null}
        onClose={() => setIsAsking(false)}
        onDeleted={() => setIsDeleted(true)}
      />
    </>
  );
}
