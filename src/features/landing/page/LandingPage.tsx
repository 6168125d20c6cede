import { useState, type ComponentType, type ReactNode } from 'react';
import { type LandingTour } from '../../../domain/tours/landing';
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
import { useLinkedData } from '../content/useLinkedData';

export interface LandingPageProps {
  productName: string;
  supportEmail: string;
  /** Public address of the page. */
  publicUrl: string;
  workerUrl: string;
  iosStoreUrl: string | null;
  androidStoreUrl: string | null;
  fetchPage: FetchPage;
  reload: () => void;
  /** Header and footer of the public pages; `note` is shown in the footer. */
  frame: ComponentType<{ note: ReactNode; children: ReactNode }>;
}

const noTours: LandingTour[] = [];

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
  const [city, setCity] = useState<string | null>(null);
  const state = useLandingContent(fetchPage, workerUrl, language);
  const { content, problem } = state;
  const tours = content?.featuredTours ?? noTours;
  const sample = useSample(tours);
  // A refresh may have taken the city's tours away.
  const shownCity = tours.some((tour) => tour.city === city) ? city : null;
  // Cities and languages are far below: they render a frame later.
  const deferredContent = useAfterFrame(content);
  useLinkedData(props, content?.featuredTours ?? null);
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
            city={shownCity}
            onShowAll={() => setCity(null)}
          />
          {deferredContent === null && <LandingSkeleton isPartial />}
        </>
      )}
      {deferredContent !== null && (
        <>
          <CityList
            coverage={deferredContent.coverage}
            featuredCities={tours.map((tour) => tour.city)}
            onChoose={setCity}
          />
          <LanguageChips
            languages={deferredContent.languages}
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
