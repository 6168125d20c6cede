import { type LandingContent, type LandingTour } from '../../../domain/tours/landing';
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

export function TourCard({ tour, languages, isPlaying, hasFailed, onToggle }: TourCardProps) {
  const location = [tour.city, tour.country].filter((part) => part !== '').join(', ');
  return (
    <li className="tour-card">
      <TourPicture address={tour.coverImageUrl} />
      <div className="tour-words">
        {location !== '' && <p className="tour-place">{location}</p>}
        <h3 dir="auto">{tour.title}</h3>
        {tour.description !== '' && (
          <p className="tour-text" dir="auto">
            {tour.description}
          </p>
        )}
        {tour.languages.length > 0 && (
          <p className="tour-languages">{languageLine(tour.languages, languages)}</p>
        )}
        {tour.sampleAudioUrl !== null && (
          <button type="button" className="sample" onClick={onToggle}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden fill="currentColor">
              <path d={isPlaying ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M4.5 2.5v11l9-5.5z'} />
            </svg>
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
