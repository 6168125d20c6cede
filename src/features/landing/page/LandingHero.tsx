import { type LandingContent } from '../../../domain/tours/landing';
import { HeroScene } from './HeroScene';

/** What stands there before the call answers and where it says nothing. */
const ownWords = {
  eyebrow: 'Audio tours across India',
  title: 'Hear what the stones remember',
  description:
    'Walk at your own pace. Each story begins where you stand, told by people who know the place.',
};

const OFFLINE = 'downloadable audio for offline listening';

/** The first view; it keeps its shape when the content comes. */
export function LandingHero({ content }: { content: LandingContent | null }) {
  const hero = content?.hero;
  const count = content?.languages.length ?? 0;
  // Some workers send the sentence below as the description: it is said once.
  const description = hero?.description.includes(OFFLINE) ? '' : hero?.description;
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero-words">
        <p className="eyebrow">{hero?.eyebrow || ownWords.eyebrow}</p>
        <h1 id="hero-title">{hero?.title || ownWords.title}</h1>
        <p className="hero-text">{description || ownWords.description}</p>
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
      </div>
      <HeroScene />
    </section>
  );
}
