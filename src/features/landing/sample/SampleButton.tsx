import { type LandingTour } from '../../../domain/tours/landing';
import { SampleGlyph } from './SampleGlyph';
import { type Sample } from './useSample';

export interface SampleButtonProps {
  tour: LandingTour;
  sample: Sample;
}

/** Plays and pauses the sample of a tour; once it was played its position is beside it. */
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
