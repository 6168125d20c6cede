import { useEffect, useRef, type ReactNode } from 'react';
import { type LandingContent, type LandingTour } from '../../../domain/tours/landing';
import { directionOf } from '../../../domain/text/script';
import { type FetchPage } from '../../../state/api/services';
import { contentFont, contentLineHeight } from '../../../ui/content/contentFont';
import { SampleButton } from '../sample/SampleButton';
import {
  factsLine,
  languageNames,
  placeLine,
  textLanguage,
  tourLanguages,
} from '../content/tourFacts';
import { type Sample } from '../sample/useSample';
import { loadScriptFonts } from '../content/loadScriptFonts';
import { useTranscript } from './useTranscript';
import './reader.css';

/** Part of a tour to read: everything that the page knows, or only the transcript of its sample. */
export type ReadPart = 'tour' | 'sample';

export interface TourReaderProps {
  tour: LandingTour;
  part: ReadPart;
  /** Code of the language in which the tour was requested. */
  language: string;
  sample: Sample;
  languages: LandingContent['languages'];
  fetchPage: FetchPage;
  workerUrl: string;
  onClose: () => void;
}

type SampleTextProps = Pick<TourReaderProps, 'languages'> & {
  transcript: ReturnType<typeof useTranscript>;
};

/** Transcript of the sample, with its loading and failure states. */
function SampleText({ languages, transcript: { transcript, hasFailed, retry } }: SampleTextProps) {
  if (hasFailed) {
    return (
      <div className="sample-row">
        <p className="sample-problem" role="alert">
          The text could not be loaded.
        </p>
        <button
          type="button"
          className="button"
          onClick={({ currentTarget }) => {
            // Moves the focus to the text before the button unmounts.
            currentTarget.closest<HTMLElement>('.reader-text')?.focus();
            retry();
          }}
        >
          Retry
        </button>
      </div>
    );
  }
  if (transcript === null) return <p role="status">Loading the text…</p>;
  const { language, text } = transcript;
  return (
    <>
      <p className="quiet">
        Text of the sample{language !== '' && ` in ${languageNames([language], languages).join()}`}
      </p>
      <p
        className="reader-words"
        lang={language}
        dir={language === '' ? 'auto' : directionOf(language)}
        style={{ fontFamily: contentFont(language), lineHeight: contentLineHeight(language) }}
      >
        {text}
      </p>
    </>
  );
}

type TourFactsProps = Pick<TourReaderProps, 'tour' | 'languages' | 'language'>;

function TourFacts({ tour, languages, language }: TourFactsProps) {
  return (
    <>
      {tour.description !== '' && (
        <p className="reader-words" lang={textLanguage(tour, language)} dir="auto">
          {tour.description}
        </p>
      )}
      <p className="quiet">{factsLine(tour)}</p>
      <p className="quiet">{tourLanguages(tour, languages, language).join(', ')}</p>
    </>
  );
}

interface ReaderFrameProps extends Pick<TourReaderProps, 'tour' | 'language' | 'onClose'> {
  children: ReactNode;
  actions: ReactNode;
}

/** Modal dialog with the initial focus on its text, so that keys scroll the text at once. */
function ReaderFrame({ tour, language, children, actions, onClose }: ReaderFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    text.current?.focus();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="reader"
      aria-labelledby="reader-title"
      onClose={onClose}
      // A click on the backdrop has the dialog itself as target; elsewhere its children cover it.
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className="reader-head">
        <button type="button" className="step" aria-label="Close" onClick={close}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden>
            <path
              d="m5 5 10 10M15 5 5 15"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </svg>
        </button>
        <p className="quiet">{placeLine(tour)}</p>
        <h2 id="reader-title" lang={textLanguage(tour, language)} dir="auto">
          {tour.title}
        </h2>
      </div>
      <div
        ref={text}
        className="reader-text"
        role="region"
        aria-labelledby="reader-title"
        tabIndex={0}
      >
        {children}
      </div>
      <div className="reader-foot">{actions}</div>
    </dialog>
  );
}

/** Dialog with a tour's details and transcript, or with only the transcript; the sample can be played, too. */
export function TourReader({ tour, part, sample, ...props }: TourReaderProps) {
  const { languages, language, fetchPage, workerUrl, onClose } = props;
  const transcript = useTranscript(fetchPage, workerUrl, tour.sampleTranscriptId);
  useEffect(loadScriptFonts, []);
  return (
    <ReaderFrame
      tour={tour}
      language={language}
      onClose={onClose}
      actions={
        <>
          {tour.sampleAudioUrl !== null && <SampleButton tour={tour} sample={sample} />}
          <a className="button button-main" href="#download" onClick={onClose}>
            Get the app
          </a>
        </>
      }
    >
      {part === 'tour' && <TourFacts tour={tour} languages={languages} language={language} />}
      {tour.sampleTranscriptId !== null && (
        <SampleText languages={languages} transcript={transcript} />
      )}
    </ReaderFrame>
  );
}
