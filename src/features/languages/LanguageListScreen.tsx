import { useMemo, useState, type ReactNode } from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatAge } from '../../domain/text/date';
import { type Language } from '../../domain/languages/language';
import { type Problem } from '../../domain/problem';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { languagesEndpoints } from '../../state/endpoints/languagesEndpoints';
import { useAnalyticsOverview } from '../../state/hooks/useAnalyticsPart';
import { problemOf } from '../../state/api/problemOf';
import { selectOfflineRefusal } from '../../state/reachability/reachabilitySlice';
import { selectLanguages } from '../../state/select/selectLanguages';
import { useButtonCommand } from '../../ui/command/CommandScope';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { useProblemText } from '../../ui/hooks/useProblemText';
import { InfoBanner } from '../../ui/feedback/InfoBanner';
import { PageBody } from '../../ui/shell/PageBody';
import { PageHeader } from '../../ui/shell/PageHeader';
import { ProblemNote } from '../../ui/feedback/ProblemNote';
import { RefusableButton } from '../../ui/controls/RefusableButton';
import { RecordGrid } from '../../ui/grid/RecordGrid';
import { languageColumns } from './languageColumns';
import { FiguresProblem } from './FiguresProblem';
import { LanguageDialogs, type OpenForm } from './LanguageDialogs';
import { LanguageDraftOffers } from './LanguageDraftOffers';
import { LanguageTips } from './LanguageTips';
import { RetryButton } from '../../ui/busy/RetryButton';
import { LanguageUndoButton } from './LanguageUndoButton';
import { useLanguageChanges } from './useLanguageChanges';
import { useLanguageOrder } from './useLanguageOrder';
import { useLanguageUndo } from './useLanguageUndo';

const { getLanguages } = languagesEndpoints.endpoints;
const noLanguages: readonly Language[] = [];

function countText(languages: readonly Language[]): string {
  const enabled = languages.filter((language) => language.is_enabled).length;
  const totalText = `${languages.length} ${languages.length === 1 ? 'language' : 'languages'}`;
  return `${totalText}, ${enabled} enabled`;
}

function useLanguageList() {
  const languages = useConsoleSelector(selectLanguages);
  const list = useConsoleSelector((state) => state.languages.lists['all']);
  // The list is requested at start; another request on mount would immediately repeat a failure.
  const { error, isFetching } = getLanguages.useQueryState();
  const dispatch = useConsoleDispatch();
  const refetch = () =>
    void dispatch(getLanguages.initiate(undefined, { forceRefetch: true, subscribe: false }));
  const isLoading = list === undefined && isFetching;
  const offlineRefusal = useConsoleSelector(selectOfflineRefusal);
  const problem = error === undefined || isLoading ? null : problemOf(error);
  const hasOnlyFallback = list === undefined && problem !== null;
  const isOffline = problem?.code === 'network';
  const changeRefusal = hasOnlyFallback
    ? 'The languages could not be loaded'
    : isOffline
      ? 'The server cannot be reached at present'
      : offlineRefusal;
  const rows = isLoading || list?.ids.length === 0 ? noLanguages : languages;
  return { rows, problem, fetchedAt: list?.fetchedAt ?? null, isLoading, changeRefusal, refetch };
}

interface LoadProblemProps {
  problem: Problem;
  /** Null when only the fallback is available: English. */
  fetchedAt: number | null;
  onRetry: () => void;
}

function LoadProblem({ problem, fetchedAt, onRetry }: LoadProblemProps) {
  const text = useProblemText(problem);
  if (fetchedAt !== null) {
    const age = formatAge(fetchedAt, Date.now());
    return <ProblemNote problem={problem} age={age} onRetry={onRetry} />;
  }
  return (
    <InfoBanner
      tone="warning"
      title="The languages could not be loaded"
      action={<RetryButton onClick={onRetry} />}
    >
      {text} Until then English is the only language, and nothing here can be changed.
    </InfoBanner>
  );
}

/** The list with tips beside it, or folded below it in a narrow window. */
function BesideTips({ children }: { children: ReactNode }) {
  const hasRoom = useMediaQuery('(min-width: 1400px)', { noSsr: true });
  return (
    <Box
      sx={{
        display: 'flex',
        flex: '1 1 auto',
        flexDirection: hasRoom ? 'row' : 'column',
        alignItems: hasRoom ? 'flex-start' : 'stretch',
        gap: 3,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flex: '1 1 auto',
          alignSelf: 'stretch',
          minWidth: 0,
          '& > *': { width: '100%' },
        }}
      >
        {children}
      </Box>
      <LanguageTips isFolded={!hasRoom} />
    </Box>
  );
}

interface AddLanguageButtonProps {
  refusal: string | null;
  isLoading: boolean;
  /** True for the button that also registers the palette command; there are two buttons. */
  hasCommand?: boolean;
  onAdd: () => void;
}

function AddLanguageButton({ refusal, isLoading, hasCommand, onAdd }: AddLanguageButtonProps) {
  useButtonCommand({
    id: 'add-language',
    label: 'Add language',
    group: 'Languages',
    isEnabled: hasCommand === true && refusal === null && !isLoading,
    run: onAdd,
  });
  return (
    <RefusableButton
      variant="contained"
      color="primary"
      startIcon={<Add />}
      refusal={refusal}
      disabled={isLoading}
      onClick={onAdd}
    >
      Add language
    </RefusableButton>
  );
}

export function LanguageListScreen() {
  const { rows, problem, fetchedAt, isLoading, changeRefusal, refetch } = useLanguageList();
  const { send, remember, ...undo } = useLanguageUndo(changeRefusal);
  const { pending, toggle, makeDefault } = useLanguageChanges(send);
  const figures = useAnalyticsOverview();
  const { shown, ...order } = useLanguageOrder(rows, changeRefusal, send);
  const [form, setForm] = useState<OpenForm>(null);
  const [deletion, setDeletion] = useState<Language | null>(null);
  const [enteredCode, setEnteredCode] = useState<string | null>(null);

  const columns = useMemo(
    () =>
      languageColumns({
        changeRefusal,
        pending,
        figures: figures.data?.by_language,
        onToggle: toggle,
        onMakeDefault: makeDefault,
        onEdit: ({ id }) => setForm({ id }),
        onDelete: setDeletion,
      }),
    [changeRefusal, pending, figures.data, toggle, makeDefault],
  );
  const add = { refusal: changeRefusal, isLoading, onAdd: () => setForm('new') };

  return (
    <>
      <PageHeader title="Language management" actions={<AddLanguageButton {...add} hasCommand />} />
      <PageBody>
        {problem !== null && (
          <LoadProblem problem={problem} fetchedAt={fetchedAt} onRetry={refetch} />
        )}
        {problem === null && figures.problem !== null && <FiguresProblem {...figures} />}
        {form === null && changeRefusal === null && (
          <LanguageDraftOffers languages={rows} onContinue={setForm} />
        )}
        <BesideTips>
          <RecordGrid
            label="Languages"
            rows={shown}
            columns={columns}
            {...order}
            loading={isLoading}
            entryId={rows.find(({ code }) => code === enteredCode)?.id}
            foot={<LanguageUndoButton {...undo} />}
            onRowOpen={changeRefusal === null ? ({ id }) => setForm({ id }) : undefined}
            countText={isLoading ? '' : countText(rows)}
            emptyState={
              <EmptyState
                title="No languages yet"
                text="Tours can be written once there is a language."
                action={<AddLanguageButton {...add} />}
              />
            }
          />
        </BesideTips>
      </PageBody>
      <LanguageDialogs
        form={form}
        onFormChange={setForm}
        deletion={deletion}
        onDeletionEnd={() => setDeletion(null)}
        languages={rows}
        figures={figures.data?.by_language}
        onToggle={toggle}
        onUpdate={(step) => remember(step, Promise.resolve(true))}
        onEnter={setEnteredCode}
      />
    </>
  );
}
