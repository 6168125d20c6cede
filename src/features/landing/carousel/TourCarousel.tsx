import { type LandingContent } from '../../../domain/tours/landing';
import { type TourReading } from '../reader/useTourReader';
import { TourCard } from './TourCard';
import { useCarousel } from './useCarousel';
import { type Sample } from '../sample/useSample';

interface TourCarouselProps {
  /** Tours to show: those of the city, if there is one. */
  tours: LandingContent['featuredTours'];
  languages: LandingContent['languages'];
  /** Code of the language that was asked for. */
  language: string;
  sample: Sample;
  reading: TourReading;
  /** City whose tours are shown alone; null for all. */
  city: string | null;
  /** Number of tours that the city has; the page may know fewer. */
  cityCount: number;
  onShowAll: () => void;
}

interface StepButtonProps {
  label: string;
  isDisabled: boolean;
  shape: string;
  onClick: () => void;
}

/** Stays focusable at the end of the row, as disabling it would lose the focus. */
function StepButton({ label, isDisabled, shape, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className="step"
      aria-label={label}
      aria-controls="featured-row"
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden>
        <path d={shape} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  );
}

/** Carousel of the featured tours: by touch, buttons and arrow keys. */
export function TourCarousel(props: TourCarouselProps) {
  const { tours, languages, language, sample, reading, city, cityCount, onShowAll } = props;
  const carousel = useCarousel(tours.length);
  return (
    <section id="featured" className="section" aria-labelledby="featured-title">
      <div className="section-head">
        <h2 id="featured-title">
          {city === null ? (
            'Featured tours'
          ) : (
            <>
              Tours in <bdi>{city}</bdi>
            </>
          )}
        </h2>
        {city !== null && (
          <button type="button" className="button" onClick={onShowAll}>
            All tours
          </button>
        )}
        {tours.length > 0 && !(carousel.isAtStart && carousel.isAtEnd) && (
          <div className="steps">
            <StepButton
              label="Previous tours"
              isDisabled={carousel.isAtStart}
              shape="M12 5 7 10l5 5"
              onClick={() => carousel.step(-1)}
            />
            <StepButton
              label="Next tours"
              isDisabled={carousel.isAtEnd}
              shape="m8 5 5 5-5 5"
              onClick={() => carousel.step(1)}
            />
          </div>
        )}
      </div>
      {city !== null && tours.length > 0 && tours.length < cityCount && (
        <p className="quiet">
          {tours.length} of {cityCount}; the rest are in the app.{' '}
          <a href="#download">Get the app</a>
        </p>
      )}
      {tours.length === 0 && city !== null && (
        <p>
          The tours of <bdi>{city}</bdi> are in the app. <a href="#download">Get the app</a>
        </p>
      )}
      {tours.length === 0 && city === null && (
        <p className="quiet">No tours are featured at the moment.</p>
      )}
      {tours.length > 0 && (
        <ul
          id="featured-row"
          className="tour-row"
          // A scrollable row must be reachable without a pointer.
          tabIndex={0}
          aria-labelledby="featured-title"
          {...carousel.rowProps}
        >
          {tours.map((tour) => (
            <TourCard
              key={tour.id}
              tour={tour}
              languages={languages}
              language={language}
              sample={sample}
              reading={reading}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
