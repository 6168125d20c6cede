import { type LandingTour } from '../../../domain/tours/landing';
import { SampleGlyph } from './SampleGlyph';
import { type Sample } from './useSample';

export interface SampleButtonProps {
  tour: LandingTour;
  sample: Sample;
}

/** Button that plays and pauses a tour's sample; once played, a position slider follows. */
export function SampleButton({ tour, sample }: SampleButtonProps) {
  const isPlaying = sample.playingId === tour.id;
  const { Position } = sample;
  return (
    <>
      <button type="button" className="sample" onClick={() => sample.toggle(tour)}>
        <SampleGlyph isPlaying={isPlaying} />
        {isPlaying ? 'Pause sample' : 'Play sample'}
        <span className="unseen"> of {tour.title}</span>
      </button>
      {Position !== null && sample.loadedId === tour.id && (
        <Position player={sample.player} title={tour.title} />
      )}
    </>
  );
}
