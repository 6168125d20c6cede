import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { formatCount } from '../../../domain/text/count';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { problemOf } from '../../../state/api/problemOf';
import { useGetTourSectionsQuery } from '../../../state/endpoints/sectionsEndpoints';
import {
  languageNamed,
  selectEnabledLanguages,
  selectLanguages,
} from '../../../state/select/selectLanguages';
import { selectSectionList } from '../../../state/select/selectSections';
import { selectTourList } from '../../../state/select/selectTours';
import { useGetToursQuery } from '../../../state/endpoints/toursEndpoints';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { FormSkeleton } from '../../../ui/feedback/FormSkeleton';
import { LanguageMenu } from '../../../ui/content/LanguageMenu';
import { PageBody } from '../../../ui/shell/PageBody';
import { PageHeader } from '../../../ui/shell/PageHeader';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { useCommands } from '../../../ui/command/CommandScope';
import { TextPairForm } from './TextPairForm';
import { textPairs } from './textPairs';
import { untranslatedTours, adjacentTour } from './translateQueue';

const noTours: [] = [];

function useTours(language: string) {
  const { error, refetch } = useGetToursQuery({ language });
  const tours = useConsoleSelector((state) => selectTourList(state, language));
  return { tours, error, refetch };
}

interface TourTextsProps {
  tourId: string;
  from: string;
  to: string;
  hasNext: boolean;
  shouldFocus: boolean;
  onSaved: () => void;
  onLeave: () => void;
}

/** Form of one tour, once both languages have loaded. */
function TourTexts({ tourId, from, to, ...rest }: TourTextsProps) {
  const languages = useConsoleSelector(selectLanguages);
  const source = useGetTourSectionsQuery({ tourId, language: from });
  const target = useGetTourSectionsQuery({ tourId, language: to });
  const sourceSections = useConsoleSelector((state) => selectSectionList(state, tourId, from));
  const targetSections = useConsoleSelector((state) => selectSectionList(state, tourId, to));
  const sourceTours = useConsoleSelector((state) => selectTourList(state, from));
  const targetTours = useConsoleSelector((state) => selectTourList(state, to));
  const isTour = ({ id }: { id: string }) => id === tourId;
  const error = source.error ?? target.error;
  if (sourceSections === null || targetSections === null) {
    if (error === undefined) return <FormSkeleton />;
    const retry = () => {
      void source.refetch();
      void target.refetch();
    };
    return (
      <ProblemPanel
        title="The sections could not be loaded"
        problem={problemOf(error)}
        onRetry={retry}
      />
    );
  }
  const pairs = textPairs(
    { source: sourceTours?.find(isTour) ?? null, target: targetTours?.find(isTour) ?? null },
    { source: sourceSections, target: targetSections },
  );
  return (
    <TextPairForm
      tourId={tourId}
      pairs={pairs}
      source={languageNamed(languages, from)}
      target={languageNamed(languages, to)}
      {...rest}
    />
  );
}

/** The queue of tours without texts in a language, and the place in it, which the URL names. */
function useTranslateQueue() {
  const [params, setParams] = useSearchParams();
  const [hasMoved, setHasMoved] = useState(false);
  const languages = useConsoleSelector(selectEnabledLanguages);
  const to = params.get('lang') ?? 'en';
  const from =
    params.get('from') ??
    (to === 'en' ? (languages.find(({ code }) => code !== 'en')?.code ?? 'en') : 'en');
  const source = useTours(from);
  const target = useTours(to);
  const isLoaded = source.tours !== null && target.tours !== null;
  const sourceTours = source.tours ?? noTours;
  const untranslated = useMemo(
    () =>
      isLoaded ? untranslatedTours(source.tours ?? noTours, target.tours ?? noTours) : noTours,
    [isLoaded, source.tours, target.tours],
  );
  const tourId = params.get('tour') ?? adjacentTour(sourceTours, untranslated, null, 1);
  const tour =
    sourceTours.find(({ id }) => id === tourId) ?? target.tours?.find(({ id }) => id === tourId);
  const next = adjacentTour(sourceTours, untranslated, tourId, 1);
  const previous = adjacentTour(sourceTours, untranslated, tourId, -1);

  const setParamValues = (change: Record<string, string | null>) => {
    setHasMoved(change['tour'] !== undefined && change['tour'] !== tourId);
    setParams((last) => {
      const changed = new URLSearchParams(last);
      for (const [name, value] of Object.entries(change)) {
        if (value === null) changed.delete(name);
        else changed.set(name, value);
      }
      return changed;
    });
  };
  return {
    languages,
    from,
    to,
    tourId,
    tour,
    next,
    previous,
    hasMoved,
    setParamValues,
    isLoaded,
    untranslatedCount: untranslated.length,
    tourCount: sourceTours.length,
    error: source.error ?? target.error,
    retry: () => {
      void source.refetch();
      void target.refetch();
    },
  };
}

type TranslateQueue = ReturnType<typeof useTranslateQueue>;

/** Commands that go to the next and to the previous tour of the queue. */
function useQueueCommands({ next, previous, setParamValues }: TranslateQueue): void {
  useCommands(
    [
      {
        id: 'next-missing',
        label: 'Next tour without texts',
        group: 'Translate',
        keys: ['Alt+N'],
        canRun: () => next !== null,
        run: () => setParamValues({ tour: next }),
      },
      {
        id: 'previous-missing',
        label: 'Previous tour without texts',
        group: 'Translate',
        keys: ['Alt+P'],
        canRun: () => previous !== null,
        run: () => setParamValues({ tour: previous }),
      },
    ],
    '',
  );
}

function QueueButtons({ next, previous, setParamValues }: TranslateQueue) {
  return (
    <>
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

/** Source and target language, and how much of the queue is left. */
function QueueBar(queue: TranslateQueue) {
  const { languages, from, to, setParamValues, isLoaded, untranslatedCount, tourCount } = queue;
  const { label } = languageNamed(languages, to);
  const options = languages.map(({ code, label, native_label, flag }) => ({
    value: code,
    label,
    native: native_label,
    flag,
  }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 1.5 }}>
      <LanguageMenu
        label="From"
        options={options.filter(({ value }) => value !== to || value === from)}
        value={from}
        onChange={(code) => setParamValues({ from: code })}
      />
      <span aria-hidden>→</span>
      <LanguageMenu
        label="Into"
        options={options}
        value={to}
        onChange={(code) => setParamValues({ lang: code, tour: null })}
      />
      <Box role="status" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {isLoaded &&
          `${formatCount(untranslatedCount)} of ${formatCount(tourCount)} tours without texts in ${label}`}
      </Box>
    </Box>
  );
}

/** The form of the tour in turn; what there is instead while none is. */
function QueueBody(queue: TranslateQueue) {
  const { languages, from, to, tourId, tour, next, hasMoved, setParamValues } = queue;
  const { isLoaded, error, retry } = queue;
  const navigate = useNavigate();
  const { label } = languageNamed(languages, to);
  if (!isLoaded) {
    if (error === undefined) return <FormSkeleton />;
    return (
      <ProblemPanel
        title="The tours could not be loaded"
        problem={problemOf(error)}
        onRetry={retry}
      />
    );
  }
  if (tourId === null || tour === undefined) {
    return (
      <EmptyState
        title={`Every tour has texts in ${label}`}
        text="Choose another language, or see what is complete."
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
      tourId={tourId}
      from={from}
      to={to}
      hasNext={next !== null}
      shouldFocus={hasMoved}
      onSaved={() => setParamValues({ tour: next ?? tourId })}
      onLeave={() => void navigate('/admin/completeness')}
    />
  );
}

/**
 * Page that goes through the tours without texts in a language, one after another, beside a
 * language that has them.
 */
export function TranslateScreen() {
  const queue = useTranslateQueue();
  const { tour } = queue;
  useQueueCommands(queue);
  return (
    <>
      <PageHeader
        title={tour === undefined ? 'Translate' : tour.title || '[No Title]'}
        language={tour?.title ? tour.language : undefined}
        breadcrumbs={[
          { label: 'Tours', to: '/admin/tours' },
          { label: 'Completeness', to: '/admin/completeness' },
        ]}
        actions={<QueueButtons {...queue} />}
      >
        <QueueBar {...queue} />
      </PageHeader>
      <PageBody>
        <QueueBody {...queue} />
      </PageBody>
    </>
  );
}
