import { type LandingContent, type LandingTour } from '../../../domain/tours/landing';
import { SampleControls } from '../carousel/SampleControls';
import { textLanguage } from '../content/tourFacts';
import { type Sample } from '../sample/useSample';
import { type TourReading } from '../reader/useTourReader';
import { HeroScene } from './HeroScene';

/** Default texts before the response, and for missing fields. */
const defaultTexts = {
  eyebrow: 'Audio tours across India',
  title: 'Hear what the stones remember',
  description:
    'Walk at your own pace. Each story begins where you stand, told by people who know the place.',
};

const OFFLINE = 'downloadable audio for offline listening';

interface LandingHeroProps {
  content: LandingContent | null;
  /** Tour whose sample is offered; undefined without one. */
  tour: LandingTour | undefined;
  /** Code of the language in which the content was requested. */
  language: string;
  /** True when the content could not be loaded, so that no sample will follow. */
  hasFailed: boolean;
  sample: Sample;
  reading: TourReading;
}

/** Hero of the page; its layout does not shift when the content arrives. */
export function LandingHero(props: LandingHeroProps) {
  const { content, tour, language, hasFailed, sample, reading } = props;
  const name =
    tour && [tour.title, ...(tour.title.includes(tour.city) ? [] : [tour.city])].join(' · ');
  const hero = content?.hero;
  const count = content?.languages.length ?? 0;
  // Some workers repeat the sentence below in the description; it is shown once.
  const description = hero?.description.includes(OFFLINE) ? '' : hero?.description;
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero-words">
        <p className="eyebrow">{hero?.eyebrow || defaultTexts.eyebrow}</p>
        <h1 id="hero-title">{hero?.title || defaultTexts.title}</h1>
        <p className="hero-text">{description || defaultTexts.description}</p>
        <p className="hero-languages">
          {count > 0
            ? `Available in ${count}+ languages with ${OFFLINE}`
            : `Available in many languages with ${OFFLINE}`}
        </p>
        <p className="actions">
          <a className="button button-main" href="#download">
            Get the app
          </a>
          <a className="button" href="#featured">
            Browse tours
          </a>
        </p>
        {/* Reserves its height until the sample arrives. */}
        {!hasFailed && (
          <div className="hero-sample">
            {tour !== undefined && (
              <>
                <p className="quiet" lang={textLanguage(tour, language)} dir="auto" title={name}>
                  {name}
                </p>
                <SampleControls
                  tour={tour}
                  languages={content?.languages ?? []}
                  language={language}
                  sample={sample}
                  reading={reading}
                />
              </>
            )}
          </div>
        )}
      </div>
      <HeroScene />
    </section>
  );
}
