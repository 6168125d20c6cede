import { useState } from 'react';
import { type LandingContent, type LandingTour } from '../../../domain/tours/landing';
import { SampleGlyph } from '../carousel/SampleGlyph';
import { type Sample } from '../carousel/useSample';
import { HeroScene } from './HeroScene';

/** Default texts, before the response and for missing fields. */
const defaultTexts = {
  eyebrow: 'Audio tours across India',
  title: 'Hear what the stones remember',
  description:
    'Walk at your own pace. Each story begins where you stand, told by people who know the place.',
};

const OFFLINE = 'downloadable audio for offline listening';

interface LandingHeroProps {
  content: LandingContent | null;
  sample: Sample;
}

/** Button that plays the sample of the first tour that has one. */
function HeroSample({ tour, sample }: { tour: LandingTour; sample: Sample }) {
  const isPlaying = sample.playingId === tour.id;
  const text = [isPlaying ? 'Pause' : 'Listen now', tour.city]
    .filter((part) => part !== '')
    .join(' · ');
  // The tour's card has a button of its own, and says its own failure.
  const [wasPressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
    sample.toggle(tour);
  };
  return (
    <>
      <button
        type="button"
        className="sample"
        // The title stands on the tour's card; here it is for those who do not see which tour plays.
        aria-label={`${text}: ${tour.title}`}
        onClick={press}
      >
        <SampleGlyph isPlaying={isPlaying} />
        <span className="hero-sample-text">{text}</span>
      </button>
      {wasPressed && sample.failedId === tour.id && (
        <span className="sample-problem" role="status">
          The sample could not be played.
        </span>
      )}
    </>
  );
}

/** Hero of the page; it keeps its layout when the content arrives. */
export function LandingHero({ content, sample }: LandingHeroProps) {
  const tour = content?.featuredTours.find(({ sampleAudioUrl }) => sampleAudioUrl !== null);
  const hero = content?.hero;
  const count = content?.languages.length ?? 0;
  // Some workers repeat the sentence below in the description: it is shown once.
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
        {/* Keeps its height before there is a sample. */}
        <p className="hero-sample">
          {tour !== undefined && <HeroSample tour={tour} sample={sample} />}
        </p>
      </div>
      <HeroScene />
    </section>
  );
}
