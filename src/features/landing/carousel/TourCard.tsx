import { type LandingContent, type LandingTour } from '../../../domain/tours/landing';
import { type TourReading } from '../reader/useTourReader';
import { SampleControls } from './SampleControls';
import { TourPicture } from './TourPicture';
import { factsLine, placeLine, textLanguage, tourLanguages } from '../content/tourFacts';
import { type Sample } from '../sample/useSample';

interface TourCardProps {
  tour: LandingTour;
  languages: LandingContent['languages'];
  /** Code of the requested language. */
  language: string;
  sample: Sample;
  reading: TourReading;
}

const SHOWN_LANGUAGES = 3;

function languageLine({ tour, languages, language }: TourCardProps): string {
  const names = tourLanguages(tour, languages, language);
  const rest = names.length - SHOWN_LANGUAGES;
  return names.slice(0, SHOWN_LANGUAGES).join(', ') + (rest > 0 ? ` +${rest}` : '');
}

export function TourCard(props: TourCardProps) {
  const { tour, languages, language, sample, reading } = props;
  const facts = factsLine(tour);
  const lang = textLanguage(tour, language);
  const location = placeLine(tour);
  return (
    <li className="tour-card">
      <TourPicture url={tour.coverImageUrl} />
      {/* Tooltip with the full description, which the card may truncate. It applies to the title's button as well,
          which covers the card. */}
      <div className="tour-words" title={tour.description}>
        {location !== '' && <p className="tour-place">{location}</p>}
        <h3 lang={lang} dir="auto">
          <button
            type="button"
            className="tour-open"
            aria-haspopup="dialog"
            onClick={() => reading.read(tour, 'tour')}
          >
            {tour.title}
          </button>
        </h3>
        {tour.description !== '' && (
          <p className="tour-text" lang={lang} dir="auto">
            {tour.description}
          </p>
        )}
        {facts !== '' && <p className="tour-facts">{facts}</p>}
        {tour.languages.length > 0 && <p className="tour-languages">{languageLine(props)}</p>}
        <SampleControls
          tour={tour}
          languages={languages}
          language={language}
          sample={sample}
          reading={reading}
        />
      </div>
    </li>
  );
}
