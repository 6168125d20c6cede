import { useMemo, useState } from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatAge } from '../../domain/text/date';
import { type Language } from '../../domain/languages/language';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { languagesEndpoints } from '../../state/endpoints/languagesEndpoints';
import { problemOf } from '../../state/api/problemOf';
import { selectOfflineRefusal } from '../../state/reachability/reachabilitySlice';
import { selectLanguages } from '../../state/select/selectLanguages';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { InfoBanner } from '../../ui/feedback/InfoBanner';
import { PageBody } from '../../ui/shell/PageBody';
import { PageHeader } from '../../ui/shell/PageHeader';
import { ProblemNote } from '../../ui/feedback/ProblemNote';
import { RefusableButton } from '../../ui/controls/RefusableButton';
import { RecordGrid } from '../../ui/grid/RecordGrid';
import { languageColumns } from './languageColumns';
import { LanguageDeleteDialog } from './LanguageDeleteDialog';
import { LanguageDraftOffers } from './LanguageDraftOffers';
import { LanguageFormDialog } from './LanguageFormDialog';
import { LanguageTips } from './LanguageTips';
import { useLanguageChanges } from './useLanguageChanges';

const { getLanguages } = languagesEndpoints.endpoints;
const noLanguages: readonly Language[] = [];

/** Open form: of a new language, or of the one with this id. */
type OpenForm = 'new' | { id: string } | null;

function countText(languages: readonly Language[]): string {
  const enabled = languages.filter((language) => language.is_enabled).length;
  const totalText = `${languages.length} ${languages.length === 1 ? 'language' : 'languages'}`;
  return `${totalText}, ${enabled} enabled`;
}

export function LanguageListScreen() {
  const languages = useConsoleSelector(selectLanguages);
  const list = useConsoleSelector((state) => state.languages.lists['all']);
  // The list was requested at start; another request on mount would repeat a failure at once.
  const { error, isFetching } = getLanguages.useQueryState();
  const dispatch = useConsoleDispatch();
  const refetch = () =>
    void dispatch(getLanguages.initiate(undefined, { forceRefetch: true, subscribe: false }));
  const { pending, toggle, makeDefault } = useLanguageChanges();
  const [form, setForm] = useState<OpenForm>(null);
  const [deletion, setDeletion] = useState<Language | null>(null);

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
  const columns = useMemo(
    () =>
      languageColumns({
        changeRefusal,
        pending,
        onToggle: toggle,
        onMakeDefault: makeDefault,
        onEdit: ({ id }) => setForm({ id }),
        onDelete: setDeletion,
      }),
    [changeRefusal, pending, toggle, makeDefault],
  );
  const edited =
    form === null || form === 'new' ? null : (rows.find(({ id }) => id === form.id) ?? null);
  const addButton = (
    <RefusableButton
      variant="contained"
      color="primary"
      startIcon={<Add />}
      refusal={changeRefusal}
      disabled={isLoading}
      onClick={() => setForm('new')}
    >
      Add language
    </RefusableButton>
  );

  return (
    <>
      <PageHeader title="Language management" actions={addButton} />
      <PageBody>
        {hasOnlyFallback && (
          <InfoBanner
            tone="warning"
            title="The languages could not be loaded"
            action={<Button onClick={refetch}>Retry</Button>}
          >
            {problem.message} Until then English is the only language, and nothing here can be
            changed.
          </InfoBanner>
        )}
        {problem !== null && list !== undefined && (
          <ProblemNote
            problem={problem}
            age={formatAge(list.fetchedAt, Date.now())}
            onRetry={refetch}
          />
        )}
        {form === null && changeRefusal === null && (
          <LanguageDraftOffers languages={rows} onContinue={setForm} />
        )}
        <Box
          sx={{
            display: 'flex',
            flex: '1 1 auto',
            flexDirection: { xs: 'column', lg: 'row' },
            alignItems: { xs: 'stretch', lg: 'flex-start' },
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
            <RecordGrid
              label="Languages"
              rows={rows}
              columns={columns}
              loading={isLoading}
              onRowOpen={changeRefusal === null ? ({ id }) => setForm({ id }) : undefined}
              countText={isLoading ? '' : countText(rows)}
              emptyState={
                <EmptyState
                  title="No languages yet"
                  text="Tours can be written once there is a language."
                  action={addButton}
                />
              }
            />
          </Box>
          <LanguageTips />
        </Box>
      </PageBody>
      {(form === 'new' || edited !== null) && (
        <LanguageFormDialog
          key={edited?.id ?? 'new'}
          language={edited}
          languages={rows}
          onClose={() => setForm(null)}
        />
      )}
      <LanguageDeleteDialog
        language={deletion}
        languages={rows}
        onClose={() => setDeletion(null)}
      />
    </>
  );
}
