import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { formatDateTime } from '../../../domain/text/date';
import { DownloadLinks } from './DownloadLinks';
import { type FetchPage } from '../../../state/api/services';
import { HighlightList } from './HighlightList';
import { LandingHero } from './LandingHero';
import { LandingSkeleton } from './LandingSkeleton';
import { TourCarousel } from '../carousel/TourCarousel';
import { useSample } from '../sample/useSample';
import { useTourReader } from '../reader/useTourReader';
import { useCitiesAndLanguages } from './useCitiesAndLanguages';
import { useAfterFrame } from './useAfterFrame';
import { type LandingState } from '../content/useLandingContent';
import { DEFAULT_LANGUAGE, useLandingFilter } from '../content/useLandingFilter';
import { useShownTours } from '../content/useShownTours';
import { loadScriptFonts } from '../content/loadScriptFonts';

export interface LandingPageProps {
  productName: string;
  supportEmail: string;
  /** Public URL of the page. */
  publicUrl: string;
  workerUrl: string;
  iosStoreUrl: string | null;
  androidStoreUrl: string | null;
  /** URL template of the app's own page of tours, with `{city}` and `{language}` placeholders; null for none. */
  toursUrl: string | null;
  fetchPage: FetchPage;
  reload: () => void;
  /** Header and footer of the public pages; `note` is shown in the footer. */
  frame: ComponentType<{ note: ReactNode; children: ReactNode }>;
}

interface RefreshedNoteProps extends LandingState {
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
}

function RefreshedNote(props: RefreshedNoteProps) {
  const { content, receivedAtMs, problem, isPaused, onPause } = props;
  if (content === null) return null;
  const generatedText = formatDateTime(content.generatedAt);
  const received = new Date(receivedAtMs).toISOString();
  return (
    <span className="dotted">
      <span>
        Data refreshed{' '}
        <time dateTime={generatedText === '–' ? received : content.generatedAt}>
          {generatedText === '–' ? formatDateTime(received) : generatedText}
        </time>
        {problem !== null && ' (the latest refresh failed)'}
      </span>
      <span>
        <i> · </i>
        <button type="button" className="plain" onClick={() => onPause(!isPaused)}>
          {isPaused ? 'Resume updates' : 'Pause updates'}
        </button>
      </span>
    </span>
  );
}

function LoadProblem({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    // Has the id of the tours, so that links to them lead here.
    <div id="featured" className="error-bar" role="alert">
      <span>{message}</span>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}

/** Landing page: tours, cities, languages, and the app. */
export function LandingPage({ frame: Frame, fetchPage, workerUrl, ...props }: LandingPageProps) {
  const { filter, choose } = useLandingFilter();
  const [isPaused, setPaused] = useState(false);
  const { state, tours, scope, isComing } = useShownTours(fetchPage, workerUrl, filter, isPaused);
  const { content, problem } = state;
  const Lists = useCitiesAndLanguages();
  const sampleTour = content?.featuredTours.find(({ sampleAudioUrl }) => sampleAudioUrl !== null);
  const sample = useSample(sampleTour === undefined ? tours : [...tours, sampleTour]);
  const reading = useTourReader();
  // Cities and languages are below the fold: they render a frame later.
  const deferredContent = useAfterFrame(content);
  const isInDefaultLanguage = filter.language === DEFAULT_LANGUAGE;
  useEffect(() => {
    // Tours can be in any script, and are far above the chips whose approach would load the fonts.
    if (!isInDefaultLanguage) loadScriptFonts();
  }, [isInDefaultLanguage]);
  return (
    <Frame note={<RefreshedNote {...state} isPaused={isPaused} onPause={setPaused} />}>
      {content === null && problem !== null && (
        <LoadProblem message={problem} onRetry={props.reload} />
      )}
      <LandingHero
        content={content}
        tour={sampleTour}
        language={state.language}
        hasFailed={content === null && problem !== null}
        sample={sample}
        reading={reading}
      />
      {content === null && problem === null && <LandingSkeleton />}
      {content === null && problem !== null && <HighlightList highlights={[]} />}
      {content !== null && (
        <>
          <HighlightList highlights={content.highlights} />
          <TourCarousel
            tours={tours}
            languages={content.languages}
            language={state.language}
            sample={sample}
            reading={reading}
            scope={scope}
            filter={filter}
            isComing={isComing}
            problem={problem}
            onChoose={choose}
          />
          {(deferredContent === null || Lists === null) && <LandingSkeleton isPartial />}
        </>
      )}
      {deferredContent !== null && Lists !== null && (
        <Lists {...props} content={deferredContent} filter={filter} onChoose={choose} />
      )}
      <DownloadLinks
        productName={props.productName}
        supportEmail={props.supportEmail}
        publicUrl={props.publicUrl}
        links={{
          iosUrl: content?.storeLinks.iosUrl ?? props.iosStoreUrl,
          androidUrl: content?.storeLinks.androidUrl ?? props.androidStoreUrl,
        }}
      />
      <audio {...sample.playerProps} />
      {reading.open !== null && (
        <reading.open.Dialog
          tour={reading.open.tour}
          part={reading.open.part}
          language={state.language}
          sample={sample}
          languages={content?.languages ?? []}
          fetchPage={fetchPage}
          workerUrl={workerUrl}
          onClose={reading.close}
        />
      )}
    </Frame>
  );
}
