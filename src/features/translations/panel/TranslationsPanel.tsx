import Add from '@mui/icons-material/Add';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatAge } from '../../../domain/text/date';
import { type Language } from '../../../domain/languages/language';
import { type Problem } from '../../../domain/problem';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectContentLanguage } from '../../../state/model/preferencesSlice';
import {
  languageNamed,
  selectEnabledLanguages,
  selectLanguages,
} from '../../../state/select/selectLanguages';
import { CardsSkeleton } from '../../../ui/feedback/CardsSkeleton';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ProblemNote } from '../../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { sortByLanguage, translatableLanguages } from './translatableLanguages';
import { TranslationAddDialog } from './TranslationAddDialog';
import { TranslationDeleteDialog } from './TranslationDeleteDialog';
import { TranslationDraftOffers } from './TranslationDraftOffers';
import { TranslationEditDialog } from './TranslationEditDialog';
import { TranslationList } from './TranslationList';
import { type TranslationOwner, type TranslationText } from '../owner/translationOwner';
import { useAddDialogParam } from './useAddDialogParam';

interface TranslationsPanelProps {
  owner: TranslationOwner;
  /** Null until loaded. */
  texts: readonly TranslationText[] | null;
  /** Null unless the request failed; also null while a retry runs without cached texts. */
  problem: Problem | null;
  /** Time of the last response in epoch milliseconds; null when there was none. */
  fetchedAt: number | null;
  /** Refetches the texts; resolves to false on failure. */
  retry: () => Promise<boolean>;
}

interface DialogState {
  what: 'edit' | 'delete';
  code: string;
  /** Text at the time the dialog was opened; null when opened from a draft. */
  text: TranslationText | null;
  isLast: boolean;
}

const FULL_ID = 'translations-full';

/**
 * Languages offered by the open dialog, frozen at its opening: the optimistic update adds the new translation to the
 * list behind it.
 */
function useOfferedOptions(isOffering: boolean, options: readonly Language[]) {
  const [offeredOptions, setOfferedOptions] = useState<readonly Language[] | null>(null);
  if (isOffering !== (offeredOptions !== null)) setOfferedOptions(isOffering ? options : null);
  return offeredOptions ?? options;
}

/** Moves the focus to the row of the language just added, where the next step is. */
function useAddedRow(isAdding: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<string | null>(null);
  useEffect(() => {
    if (added === null || isAdding) return;
    setAdded(null);
    const row = list.current?.querySelector(`[data-language="${CSS.escape(added)}"]`);
    row?.querySelector<HTMLElement>('a, button')?.focus();
  }, [added, isAdding]);
  return { list, setAdded };
}

interface AddButtonProps {
  allTranslated: boolean;
  onClick: () => void;
}

function AddButton({ allTranslated, onClick }: AddButtonProps) {
  return (
    <Button
      variant="contained"
      color="primary"
      startIcon={<Add />}
      disabled={allTranslated}
      aria-describedby={allTranslated ? FULL_ID : undefined}
      onClick={onClick}
    >
      Add Translation
    </Button>
  );
}

interface PanelHeadingProps {
  allTranslated: boolean;
  children: ReactNode;
}

function PanelHeading({ allTranslated, children }: PanelHeadingProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
      <Typography component="h2" variant="h2" sx={{ flex: 1 }}>
        Translations
      </Typography>
      {allTranslated && (
        <Box id={FULL_ID} component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
          All languages have a translation.
        </Box>
      )}
      {children}
    </Box>
  );
}

interface OpenDialogProps {
  dialogState: DialogState;
  owner: TranslationOwner;
  /** All texts, sorted by language. */
  texts: readonly TranslationText[];
  languages: readonly Language[];
  onClose: () => void;
}

/** Dialog that edits or deletes one translation. */
function OpenDialog({ dialogState, owner, texts, languages, onClose }: OpenDialogProps) {
  const { what, code, isLast } = dialogState;
  // Keeps the text while the dialog of a deleted translation closes.
  const text = texts.find(({ language }) => language === code) ?? dialogState.text;
  if (text === null) return null;
  const dialogProps = { owner, text, language: languageNamed(languages, code), onClose };
  return what === 'edit' ? (
    <TranslationEditDialog
      {...dialogProps}
      sources={texts.filter(({ language }) => language !== code)}
    />
  ) : (
    <TranslationDeleteDialog {...dialogProps} isLast={isLast} />
  );
}

/** Placeholder until the texts are loaded: a skeleton, or the failure. */
function NoTexts({ problem, retry }: Pick<TranslationsPanelProps, 'problem' | 'retry'>) {
  if (problem === null) return <CardsSkeleton label="Loading translations" minWidth={360} />;
  return (
    <ProblemPanel
      title="The translations could not be loaded"
      problem={problem}
      onRetry={() => void retry()}
    />
  );
}

/** Translations of a tour or a section, with the dialogs that change them. */
export function TranslationsPanel(props: TranslationsPanelProps) {
  const { owner, texts, problem, fetchedAt, retry } = props;
  const languages = useConsoleSelector(selectLanguages);
  const enabled = useConsoleSelector(selectEnabledLanguages);
  const contentLanguage = useConsoleSelector(selectContentLanguage);
  const adding = useAddDialogParam();
  const { list, setAdded } = useAddedRow(adding.isAdding);
  const [dialogState, setDialogState] = useState<DialogState | null>(null);
  const sorted = useMemo(() => sortByLanguage(texts ?? [], languages), [texts, languages]);
  const options = useMemo(() => translatableLanguages(enabled, sorted), [enabled, sorted]);

  // Before the translations are loaded, every language would be offered.
  const dialogOptions = useOfferedOptions(adding.isAdding && texts !== null, options);

  if (texts === null) return <NoTexts problem={problem} retry={retry} />;
  const allTranslated = options.length === 0;
  const openDialog = (what: DialogState['what'], text: TranslationText) =>
    setDialogState({ what, code: text.language, text, isLast: texts.length === 1 });
  const addButton = <AddButton allTranslated={allTranslated} onClick={() => adding.open()} />;

  return (
    <>
      {problem !== null && (
        <ProblemNote
          problem={problem}
          age={fetchedAt === null ? undefined : formatAge(fetchedAt, Date.now())}
          onRetry={() => void retry()}
        />
      )}
      <PanelHeading allTranslated={allTranslated}>{sorted.length > 0 && addButton}</PanelHeading>
      {dialogState === null && !adding.isAdding && (
        <TranslationDraftOffers
          owner={owner}
          translated={new Set(texts.map((text) => text.language))}
          labelOf={(code) => languageNamed(languages, code).label}
          onEdit={(code) => setDialogState({ what: 'edit', code, text: null, isLast: false })}
          onAdd={adding.open}
        />
      )}
      {sorted.length === 0 ? (
        <EmptyState
          title="No translations yet"
          text={`Give this ${owner.kind} a title and a description in a language.`}
          action={addButton}
        />
      ) : (
        <div ref={list}>
          <TranslationList
            owner={owner}
            texts={sorted}
            languages={languages}
            missing={options}
            onOpen={openDialog}
          />
        </div>
      )}
      <TranslationAddDialog
        owner={owner}
        open={adding.isAdding && dialogOptions.length > 0}
        options={dialogOptions}
        sources={sorted}
        initialLanguage={adding.initialLanguage || contentLanguage}
        onClose={adding.close}
        onAdded={setAdded}
        onConflict={retry}
      />
      {dialogState !== null && (
        <OpenDialog
          dialogState={dialogState}
          owner={owner}
          texts={sorted}
          languages={languages}
          onClose={() => setDialogState(null)}
        />
      )}
    </>
  );
}
