import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate, useSearchParams } from 'react-router';
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
import { missingTours, neighbour } from './translateQueue';

const noTours: [] = [];

function useTours(language: string) {
  const { error, refetch } = useGetToursQuery({ language });
  const tours = useConsoleSelector((state) => selectTourList(state, language));
  return { tours, error, refetch };
}

interface TourWordsProps {
  tourId: string;
  from: string;
  to: string;
  hasNext: boolean;
  takesFocus: boolean;
  onSaved: () => void;
  onLeave: () => void;
}

/** The words of one tour, once both sides are known. */
function TourWords({ tourId, from, to, ...rest }: TourWordsProps) {
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

/** One tour after the other that lacks words in a language, beside a language that has them. */
export function TranslateScreen() {
  const [params, setParams] = useSearchParams();
  const [hasMoved, setHasMoved] = useState(false);
  const navigate = useNavigate();
  const languages = useConsoleSelector(selectEnabledLanguages);
  const to = params.get('lang') ?? 'en';
  const from =
    params.get('from') ??
    (to === 'en' ? (languages.find(({ code }) => code !== 'en')?.code ?? 'en') : 'en');
  const source = useTours(from);
  const target = useTours(to);
  const isKnown = source.tours !== null && target.tours !== null;
  const all = source.tours ?? noTours;
  const missing = useMemo(
    () => (isKnown ? missingTours(source.tours ?? noTours, target.tours ?? noTours) : noTours),
    [isKnown, source.tours, target.tours],
  );
  const tourId = params.get('tour') ?? neighbour(all, missing, null, 1);
  const tour = all.find(({ id }) => id === tourId) ?? target.tours?.find(({ id }) => id === tourId);
  const next = neighbour(all, missing, tourId, 1);
  const previous = neighbour(all, missing, tourId, -1);

  const set = (change: Record<string, string | null>) => {
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
  useCommands(
    [
      {
        id: 'next-missing',
        label: 'Next tour without words',
        group: 'Translate',
        keys: ['Alt+N'],
        canRun: () => next !== null,
        run: () => set({ tour: next }),
      },
      {
        id: 'previous-missing',
        label: 'Previous tour without words',
        group: 'Translate',
        keys: ['Alt+P'],
        canRun: () => previous !== null,
        run: () => set({ tour: previous }),
      },
    ],
    '',
  );

  const options = languages.map(({ code, label, native_label, flag }) => ({
    value: code,
    label,
    native: native_label,
    flag,
  }));
  const label = languageNamed(languages, to).label;
  const error = source.error ?? target.error;

  const body = () => {
    if (!isKnown) {
      if (error === undefined) return <FormSkeleton />;
      const retry = () => {
        void source.refetch();
        void target.refetch();
      };
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
          title={`Every tour has words in ${label}`}
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
      <TourWords
        key={`${tourId}/${from}/${to}`}
        tourId={tourId}
        from={from}
        to={to}
        hasNext={next !== null}
        takesFocus={hasMoved}
        onSaved={() => set({ tour: next ?? tourId })}
        onLeave={() => void navigate('/admin/completeness')}
      />
    );
  };

  return (
    <>
      <PageHeader
        title={tour === undefined ? 'Translate' : tour.title || '[No Title]'}
        language={tour?.title ? tour.language : undefined}
        breadcrumbs={[
          { label: 'Tours', to: '/admin/tours' },
          { label: 'Completeness', to: '/admin/completeness' },
        ]}
        actions={
          <>
            <Button
              variant="outlined"
              startIcon={<ArrowBack />}
              disabled={previous === null}
              onClick={() => set({ tour: previous })}
            >
              Previous
            </Button>
            <Button
              variant="outlined"
              endIcon={<ArrowForward />}
              disabled={next === null}
              onClick={() => set({ tour: next })}
            >
              Skip
            </Button>
          </>
        }
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 1.5 }}>
          <LanguageMenu
            label="From"
            options={options.filter(({ value }) => value !== to || value === from)}
            value={from}
            onChange={(code) => set({ from: code })}
          />
          <span aria-hidden>→</span>
          <LanguageMenu
            label="Into"
            options={options}
            value={to}
            onChange={(code) => set({ lang: code, tour: null })}
          />
          <Box role="status" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {isKnown &&
              `${formatCount(missing.length)} of ${formatCount(all.length)} tours without words in ${label}`}
          </Box>
        </Box>
      </PageHeader>
      <PageBody>{body()}</PageBody>
    </>
  );
}
