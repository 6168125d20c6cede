import { type LandingContent } from '../../../domain/tours/landing';
import { type TourReading } from '../reader/useTourReader';
import { SkeletonItems } from './SkeletonItems';
import { FilterLink } from './FilterLink';
import { TourCard } from './TourCard';
import { useCarousel } from './useCarousel';
import { type TourScope } from '../content/useShownTours';
import { DEFAULT_LANGUAGE, type LandingFilter } from '../content/useLandingFilter';
import { type Sample } from '../sample/useSample';

interface TourCarouselProps {
  /** Tours to show: those of the scope if set, otherwise the featured ones. */
  tours: LandingContent['featuredTours'];
  languages: LandingContent['languages'];
  /** Code of the requested language. */
  language: string;
  sample: Sample;
  reading: TourReading;
  /** City or language to which the tours are limited; null for the featured tours. */
  scope: TourScope | null;
  /** City and language of the tours. */
  filter: LandingFilter;
  /** True while tours of the city or language are loading, or could not be loaded. */
  isComing: boolean;
  /** Reason why the latest request failed; null otherwise. */
  problem: string | null;
  onChoose: (filter: LandingFilter) => void;
}

/** Link to the tours in the browser's language, when available and not already shown. */
function OwnLanguageLink(props: Pick<TourCarouselProps, 'languages' | 'language' | 'onChoose'>) {
  const own = props.languages.find(({ code }) => navigator.language.split('-')[0] === code);
  if (own === undefined || own.code === props.language) return null;
  return (
    <FilterLink
      className="button"
      appUrl={null}
      lang={own.code}
      filter={{ city: null, language: own.code }}
      onChoose={props.onChoose}
    >
      {own.native_label}
    </FilterLink>
  );
}

interface StepButtonProps {
  label: string;
  isDisabled: boolean;
  shape: string;
  onClick: () => void;
}

/** Step button of the carousel; uses `aria-disabled` at the ends, because disabling it would lose the focus. */
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

/** Note on tours that the page does not show; nothing when it shows all. */
function TourCount({ count, scope }: { count: number; scope: TourScope | null }) {
  if (scope === null) {
    return count === 0 && <p className="quiet">No tours are featured at the moment.</p>;
  }
  if (count > 0 && count >= scope.count) return null;
  return (
    <p className="quiet tour-count">
      {count > 0 ? (
        `${count} of ${scope.count}; the rest are in the app.`
      ) : scope.isCity ? (
        <>
          The tours of <bdi>{scope.name}</bdi> are in the app.
        </>
      ) : (
        <>
          No tours in <bdi>{scope.name}</bdi> on this page; the app has all there are.
        </>
      )}{' '}
      <a href="#download">Get the app</a>
    </p>
  );
}

/** Skeleton of requested tours, or the failure with a retry link. */
function ComingTours({ tours, filter, problem, onChoose }: TourCarouselProps) {
  if (problem === null) {
    return (
      tours.length === 0 && (
        <div role="status" aria-label="Loading tours">
          <SkeletonItems name="tour" list="tour-row" count={4} />
        </div>
      )
    );
  }
  return (
    <div className="error-bar" role="alert">
      <span>{problem}</span>
      <FilterLink className="button" appUrl={null} filter={filter} onChoose={onChoose}>
        Retry
      </FilterLink>
    </div>
  );
}

/** Carousel of tours, operated by touch, buttons and arrow keys. */
export function TourCarousel(props: TourCarouselProps) {
  const { tours, languages, language, sample, reading, scope, filter, onChoose } = props;
  // As the key of the list, it mounts a new row, which starts at its first card; scroll anchoring would keep the
  // current card in view.
  const rowKey = `${language} ${scope?.name}`;
  const carousel = useCarousel(tours.length, rowKey);
  return (
    <section id="featured" className="section" aria-labelledby="featured-title" tabIndex={-1}>
      <div className="section-head">
        <h2 id="featured-title">
          {scope === null ? (
            'Featured tours'
          ) : (
            <>
              Tours in <bdi>{scope.name}</bdi>
            </>
          )}
        </h2>
        {scope === null ? (
          <OwnLanguageLink languages={languages} language={language} onChoose={onChoose} />
        ) : (
          <FilterLink
            // The key remounts the link: an updated one would already have its next `href` when the browser follows the
            // click.
            key={scope.name}
            className="button"
            appUrl={null}
            filter={{ city: null, language: scope.isCity ? filter.language : DEFAULT_LANGUAGE }}
            onChoose={onChoose}
          >
            All tours
          </FilterLink>
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
      {props.isComing ? (
        <ComingTours {...props} />
      ) : (
        <TourCount count={tours.length} scope={scope} />
      )}
      {tours.length > 0 && (
        <ul
          key={rowKey}
          id="featured-row"
          className="tour-row"
          // A scrollable row must be reachable by keyboard.
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
