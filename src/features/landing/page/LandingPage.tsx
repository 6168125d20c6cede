import { useState, type ComponentType, type ReactNode } from 'react';
import { limits } from '../../../domain/limits';
import { formatDateTime } from '../../../domain/text/date';
import { CityList } from './CityList';
import { DownloadLinks } from './DownloadLinks';
import { type FetchPage } from '../../../state/api/services';
import { HighlightList } from './HighlightList';
import { LandingHero } from './LandingHero';
import { LandingSkeleton } from './LandingSkeleton';
import { LanguageChips } from './LanguageChips';
import { TourCarousel } from '../carousel/TourCarousel';
import { useSample } from '../carousel/useSample';
import { useAfterFrame } from './useAfterFrame';
import { useLandingContent, type LandingState } from '../content/useLandingContent';
import { useShownTours } from '../content/useShownTours';
import { useLinkedData } from '../content/useLinkedData';

export interface LandingPageProps {
  productName: string;
  supportEmail: string;
  /** Public address of the page. */
  publicUrl: string;
  workerUrl: string;
  iosStoreUrl: string | null;
  androidStoreUrl: string | null;
  /** The app's own page of tours, with `{city}` and `{language}` where they belong; null for none. */
  toursUrl: string | null;
  fetchPage: FetchPage;
  reload: () => void;
  /** Header and footer of the public pages; `note` is shown in the footer. */
  frame: ComponentType<{ note: ReactNode; children: ReactNode }>;
}

function RefreshedNote({ content, receivedAtMs, problem }: LandingState) {
  if (content === null) return null;
  const generatedText = formatDateTime(content.generatedAt);
  const received = new Date(receivedAtMs).toISOString();
  return (
    <>
      Data refreshed{' '}
      <time dateTime={generatedText === '–' ? received : content.generatedAt}>
        {generatedText === '–' ? formatDateTime(received) : generatedText}
      </time>
      {problem !== null && ' (the latest refresh failed)'}
    </>
  );
}

function LoadProblem({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="error-bar" role="alert">
      <span>{message}</span>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}

/** Landing page: tours, cities, languages, and the app. */
export function LandingPage({ frame: Frame, fetchPage, workerUrl, ...props }: LandingPageProps) {
  const [language, setLanguage] = useState('en');
  const [limit, setLimit] = useState<number>(limits.landingTours);
  const state = useLandingContent(fetchPage, workerUrl, { language, limit });
  const { content, problem } = state;
  const { featured, tours, city, chooseCity } = useShownTours(state, limit, setLimit);
  const sample = useSample(tours);
  // Cities and languages are far below: they render a frame later.
  const deferredContent = useAfterFrame(content);
  useLinkedData(props, content === null ? null : featured);
  return (
    <Frame note={<RefreshedNote {...state} />}>
      {content === null && problem !== null && (
        <LoadProblem message={problem} onRetry={props.reload} />
      )}
      <LandingHero content={content} sample={sample} />
      {content === null && problem === null && <LandingSkeleton />}
      {content === null && problem !== null && <HighlightList highlights={[]} />}
      {content !== null && (
        <>
          <HighlightList highlights={content.highlights} />
          <TourCarousel
            tours={tours}
            languages={content.languages}
            sample={sample}
            city={city}
            onShowAll={() => chooseCity(null)}
          />
          {deferredContent === null && <LandingSkeleton isPartial />}
        </>
      )}
      {deferredContent !== null && (
        <>
          <CityList
            coverage={deferredContent.coverage}
            toursUrl={props.toursUrl}
            language={language}
            onChoose={chooseCity}
          />
          <LanguageChips
            languages={deferredContent.languages}
            toursUrl={props.toursUrl}
            chosen={language}
            onChoose={setLanguage}
          />
        </>
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
    </Frame>
  );
}
