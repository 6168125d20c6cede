import { type LandingContent, type LandingTour } from '../../../domain/tours/landing';
import { SampleGlyph } from './SampleGlyph';
import { TourPicture } from './TourPicture';

interface TourCardProps {
  tour: LandingTour;
  languages: LandingContent['languages'];
  isPlaying: boolean;
  hasFailed: boolean;
  onToggle: () => void;
}

const SHOWN_LANGUAGES = 3;

function languageLine(codes: string[], languages: LandingContent['languages']): string {
  const names = codes.map(
    (code) => languages.find((candidate) => candidate.code === code)?.label ?? code,
  );
  const rest = names.length - SHOWN_LANGUAGES;
  return names.slice(0, SHOWN_LANGUAGES).join(', ') + (rest > 0 ? ` +${rest}` : '');
}

/** Length and number of stops, as far as they are known: '1 h 10 min · 12 stops'. */
function factsLine({ durationSeconds, sectionCount }: LandingTour): string {
  const minutes = Math.round((durationSeconds ?? 0) / 60);
  const hours = Math.floor(minutes / 60);
  const length = [hours > 0 ? `${hours} h` : '', minutes % 60 > 0 ? `${minutes % 60} min` : ''];
  const stops = sectionCount ? `${sectionCount} ${sectionCount === 1 ? 'stop' : 'stops'}` : '';
  return [length.filter((part) => part !== '').join(' '), stops]
    .filter((part) => part !== '')
    .join(' · ');
}

export function TourCard({ tour, languages, isPlaying, hasFailed, onToggle }: TourCardProps) {
  const facts = factsLine(tour);
  const location = [tour.city, tour.country].filter((part) => part !== '').join(', ');
  return (
    <li className="tour-card">
      <TourPicture address={tour.coverImageUrl} />
      <div className="tour-words">
        {location !== '' && <p className="tour-place">{location}</p>}
        <h3 dir="auto">{tour.title}</h3>
        {tour.description !== '' && (
          <p className="tour-text" dir="auto" title={tour.description}>
            {tour.description}
          </p>
        )}
        {facts !== '' && <p className="tour-facts">{facts}</p>}
        {tour.languages.length > 0 && (
          <p className="tour-languages">{languageLine(tour.languages, languages)}</p>
        )}
        {tour.sampleAudioUrl !== null && (
          <button type="button" className="sample" onClick={onToggle}>
            <SampleGlyph isPlaying={isPlaying} />
            {isPlaying ? 'Pause sample' : 'Play sample'}
            <span className="unseen"> of {tour.title}</span>
          </button>
        )}
        {hasFailed && (
          <p className="sample-problem" role="status">
            The sample could not be played.
          </p>
        )}
      </div>
    </li>
  );
}
