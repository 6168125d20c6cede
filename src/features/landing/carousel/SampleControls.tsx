import { useState } from 'react';
import { type TourReading } from '../reader/useTourReader';
import { type LandingContent } from '../../../domain/tours/landing';
import { languageNames } from '../content/tourFacts';
import { SampleButton, type SampleButtonProps } from '../sample/SampleButton';

interface SampleControlsProps extends SampleButtonProps {
  languages: LandingContent['languages'];
  /** Code of the language in which the content was requested. */
  language: string;
  reading: TourReading;
}

/** Controls of a tour's sample: play, and read its transcript when there is one; nothing without a sample. */
export function SampleControls(props: SampleControlsProps) {
  const { tour, languages, language, sample, reading } = props;
  // Hero and card can offer the same sample; only the one that was used reports a failure.
  const [wasUsed, setUsed] = useState(false);
  if (tour.sampleAudioUrl === null) return null;
  return (
    // The empty title hides the card's tooltip here.
    <div className="sample-row" title="" onClickCapture={() => setUsed(true)}>
      <SampleButton tour={tour} sample={sample} />
      {tour.sampleLanguage !== null && tour.sampleLanguage !== language && (
        <span className="quiet">
          Sample in {languageNames([tour.sampleLanguage], languages).join('')}
        </span>
      )}
      {tour.sampleTranscriptId !== null && (
        <button
          type="button"
          className="plain"
          aria-haspopup="dialog"
          onClick={() => reading.read(tour, 'sample')}
        >
          Read the text<span className="unseen"> of {tour.title}</span>
        </button>
      )}
      {wasUsed && (
        <p className="sample-problem" role="status">
          {sample.failedId === tour.id && 'The sample could not be played.'}
          {reading.failedId === tour.id && 'The text could not be loaded.'}
        </p>
      )}
    </div>
  );
}
