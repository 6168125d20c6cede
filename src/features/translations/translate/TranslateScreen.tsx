import { lazy, Suspense } from 'react';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router-dom';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { problemOf } from '../../../state/api/problemOf';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { selectTourRecord } from '../../../state/select/selectTours';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { FormSkeleton } from '../../../ui/feedback/FormSkeleton';
import { PageBody } from '../../../ui/shell/PageBody';
import { PageHeader } from '../../../ui/shell/PageHeader';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { PopoverButton } from '../../../ui/controls/PopoverButton';
import { useArrivalByKeys } from '../../../ui/command/arrivalByKeys';
import { useCommands } from '../../../ui/command/CommandScope';
import { type FirstFocus } from './firstFocus';
import { TextPairForm } from './TextPairForm';
import { KeptTexts } from './KeptTexts';
import { FuzzyOffers } from './fuzzyMatches/FuzzyOffers';
import { QueueBar } from './queue/QueueBar';
import { useEmptyNotice } from './queue/useEmptyNotice';
import { useNextTours } from './queue/useNextTours';
import { UnavailableTexts } from './UnavailableTexts';
import { useTextPairs } from './source/useTextPairs';
import { useTranslateQueue, type TranslateQueue } from './queue/useTranslateQueue';

// Loaded on demand, after the texts.
const QueueList = lazy(async () => ({ default: (await import('./queue/QueueList')).QueueList }));
const SourcelessTour = lazy(async () => ({
  default: (await import('./SourcelessTour')).SourcelessTour,
}));

interface TourTextsProps {
  queue: TranslateQueue;
  tourId: string;
  hasNext: boolean;
  firstFocus: FirstFocus;
  onNext: (emptyCount: number) => void;
  onLeave: () => void;
}

/** Form of one tour, once both languages are loaded. */
function TourTexts({ queue, tourId, ...rest }: TourTextsProps) {
  const { from, to } = queue;
  const languages = useConsoleSelector(selectLanguages);
  const { pairs, hasSource, error, retry, refetchTarget } = useTextPairs(tourId, queue);
  if (pairs === null) {
    if (error === undefined) return <FormSkeleton />;
    return (
      <UnavailableTexts
        queue={queue}
        problem={problemOf(error)}
        firstFocus={rest.firstFocus}
        onRetry={retry}
      />
    );
  }
  if (from !== to && !hasSource) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <SourcelessTour queue={queue} tourId={tourId} firstFocus={rest.firstFocus} />
      </Suspense>
    );
  }
  return (
    <FuzzyOffers>
      <TextPairForm
        queue={queue}
        tourId={tourId}
        pairs={pairs}
        source={languageNamed(languages, from)}
        target={languageNamed(languages, to)}
        onTaken={async () => {
          const read = await Promise.all([queue.retry(), refetchTarget()]);
          return read.flat().every(({ isError }) => !isError);
        }}
        {...rest}
      />
    </FuzzyOffers>
  );
}

/** Registers the commands for the next and previous tour of the queue. */
function useQueueCommands({ next, previous, setParamValues }: TranslateQueue): void {
  useCommands(
    [
      {
        id: 'next-missing',
        label: 'Next tour to translate',
        group: 'Translate',
        keys: ['Alt+N'],
        worksWhileTyping: true,
        canRun: () => next !== null,
        run: () => setParamValues({ tour: next }),
      },
      {
        id: 'previous-missing',
        label: 'Previous tour in the queue',
        group: 'Translate',
        keys: ['Alt+P'],
        worksWhileTyping: true,
        canRun: () => previous !== null,
        run: () => setParamValues({ tour: previous }),
      },
    ],
    '',
  );
}

function QueueButtons(queue: TranslateQueue) {
  const { next, previous, setParamValues, tours, complete } = queue;
  return (
    <>
      <PopoverButton
        label="Queue"
        icon={<FormatListNumbered />}
        width={520}
        disabled={tours.length + complete.length === 0}
        command={{ label: 'Choose a tour of the queue', group: 'Translate' }}
      >
        {(close) => (
          <Suspense fallback={<Box sx={{ height: 440 }} />}>
            <QueueList queue={queue} onClose={close} />
          </Suspense>
        )}
      </PopoverButton>
      <Button
        variant="outlined"
        startIcon={<ArrowBack />}
        disabled={previous === null}
        onClick={() => setParamValues({ tour: previous })}
      >
        Previous
      </Button>
      <Button
        variant="outlined"
        endIcon={<ArrowForward />}
        disabled={next === null}
        onClick={() => setParamValues({ tour: next })}
      >
        Skip
      </Button>
    </>
  );
}

/** Replaces the texts when the URL names a language that the catalogue lacks. */
function UnknownLanguage({ languages, unknown, setParamValues }: TranslateQueue) {
  if (unknown === null) return null;
  const { param, code, instead } = unknown;
  const { label } = languageNamed(languages, instead);
  return (
    <EmptyState
      title={`The catalogue has no language “${code}”`}
      text="The address of this page names it. Choose another language."
      action={
        <Button variant="outlined" onClick={() => setParamValues({ [param]: instead })}>
          {param === 'lang' ? `Translate into ${label}` : `Translate from ${label}`}
        </Button>
      }
    />
  );
}

/** Form of the current tour, or a placeholder when there is none. */
function QueueBody({ isByKeys, ...queue }: TranslateQueue & { isByKeys: boolean }) {
  const { languages, from, to, tourId, tour, next, hasMoved, unknown, setParamValues } = queue;
  const { isLoaded, uncheckedCount, error, retry } = queue;
  const navigate = useNavigate();
  const record = useConsoleSelector((state) => selectTourRecord(state, tourId ?? ''));
  const { label } = languageNamed(languages, to);
  const announceLeft = useEmptyNotice(queue);
  if (unknown !== null) return <UnknownLanguage {...queue} />;
  if (!isLoaded) {
    if (error === undefined) return <FormSkeleton />;
    return (
      <ProblemPanel
        title="The tours could not be loaded"
        problem={problemOf(error)}
        onRetry={() => void retry()}
      />
    );
  }
  if (tourId === null || (tour === undefined && record === null)) {
    return (
      <EmptyState
        title={`Nothing is left to translate into ${label}`}
        text={
          uncheckedCount > 0
            ? 'The sections of some tours are still being checked.'
            : 'Choose another language, or see what is complete.'
        }
        action={
          <Button component={Link} to="/admin/completeness" variant="outlined">
            Completeness
          </Button>
        }
      />
    );
  }
  return (
    <TourTexts
      key={`${tourId}/${from}/${to}`}
      queue={queue}
      tourId={tourId}
      hasNext={next !== null}
      firstFocus={hasMoved ? 'always' : isByKeys ? 'never' : 'free'}
      onNext={(emptyCount) => {
        setParamValues({ tour: next });
        announceLeft(emptyCount);
      }}
      onLeave={() => void navigate('/admin/completeness')}
    />
  );
}

/** Page that steps through the tours with texts missing in a language, beside a source language. */
export function TranslateScreen() {
  const isByKeys = useArrivalByKeys();
  const queue = useTranslateQueue();
  const { tour } = queue;
  useQueueCommands(queue);
  useNextTours(queue);
  return (
    <>
      <PageHeader
        title={tour === undefined ? 'Translate' : tour.title || '[No Title]'}
        language={tour?.title ? tour.language : undefined}
        breadcrumbs={[
          { label: 'Tours', to: '/admin/tours' },
          { label: 'Completeness', to: '/admin/completeness' },
        ]}
        actions={queue.unknown === null && <QueueButtons {...queue} />}
      >
        <QueueBar queue={queue}>
          <KeptTexts from={queue.from} to={queue.to} tourId={queue.tourId} />
        </QueueBar>
      </PageHeader>
      <PageBody>
        <QueueBody {...queue} isByKeys={isByKeys} />
      </PageBody>
    </>
  );
}
