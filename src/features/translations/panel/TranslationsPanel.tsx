import Add from '@mui/icons-material/Add';
import { useMemo, useState } from 'react';
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
import { inLanguageOrder, translatableLanguages } from './translatableLanguages';
import { TranslationAddDialog } from './TranslationAddDialog';
import { TranslationCard } from './TranslationCard';
import { TranslationDeleteDialog } from './TranslationDeleteDialog';
import { TranslationDraftOffers } from './TranslationDraftOffers';
import { TranslationEditDialog } from './TranslationEditDialog';
import { type TranslationOwner, type TranslationText } from '../words/translationOwner';
import { useAddParam } from './useAddDialogParam';

interface TranslationsPanelProps {
  owner: TranslationOwner;
  /** Null before they are known. */
  texts: readonly TranslationText[] | null;
  /** Null while an answer is awaited and there is nothing to show. */
  problem: Problem | null;
  /** Epoch milliseconds of the last answer. */
  fetchedAt: number | null;
  retry: () => void;
}

interface Asked {
  what: 'edit' | 'delete';
  code: string;
  /** As it was when it was asked. */
  text: TranslationText | null;
  isLast: boolean;
}

const FULL_ID = 'translations-full';

/** The translations of a tour or a section as cards, and the ways to change them. */
export function TranslationsPanel(props: TranslationsPanelProps) {
  const { owner, texts, problem, fetchedAt, retry } = props;
  const languages = useConsoleSelector(selectLanguages);
  const enabled = useConsoleSelector(selectEnabledLanguages);
  const contentLanguage = useConsoleSelector(selectContentLanguage);
  const adding = useAddParam();
  const [asked, setAsked] = useState<Asked | null>(null);
  /** What the open dialog offers: the words that are being added are shown behind it already. */
  const [held, setHeld] = useState<readonly Language[] | null>(null);
  const sorted = useMemo(() => inLanguageOrder(texts ?? [], languages), [texts, languages]);
  const options = useMemo(() => translatableLanguages(enabled, sorted), [enabled, sorted]);

  // Before the translations are known, every language would be offered.
  const isOffering = adding.isAdding && texts !== null;
  if (isOffering !== (held !== null)) setHeld(isOffering ? options : null);
  const offered = held ?? options;

  if (texts === null) {
    if (problem === null) return <CardsSkeleton label="Loading translations" minWidth={360} />;
    return (
      <ProblemPanel
        title="The translations could not be loaded"
        problem={problem}
        onRetry={retry}
      />
    );
  }
  const isFull = options.length === 0;
  // A question stays while what it is about goes.
  const askedText = asked && (texts.find((text) => text.language === asked.code) ?? asked.text);
  const dialog = askedText && {
    owner,
    text: askedText,
    language: languageNamed(languages, askedText.language),
    onClose: () => setAsked(null),
  };
  const ask = (what: Asked['what'], text: TranslationText) =>
    setAsked({ what, code: text.language, text, isLast: texts.length === 1 });
  const addButton = (
    <Button
      variant="contained"
      color="primary"
      startIcon={<Add />}
      disabled={isFull}
      aria-describedby={isFull ? FULL_ID : undefined}
      onClick={() => adding.open()}
    >
      Add Translation
    </Button>
  );

  return (
    <>
      {problem !== null && (
        <ProblemNote
          problem={problem}
          age={fetchedAt === null ? undefined : formatAge(fetchedAt, Date.now())}
          onRetry={retry}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <Typography component="h2" variant="h2" sx={{ flex: 1 }}>
          Translations
        </Typography>
        {isFull && (
          <Box id={FULL_ID} component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
            All languages have a translation.
          </Box>
        )}
        {sorted.length > 0 && addButton}
      </Box>
      {asked === null && !adding.isAdding && (
        <TranslationDraftOffers
          owner={owner}
          translated={new Set(texts.map((text) => text.language))}
          labelOf={(code) => languageNamed(languages, code).label}
          onEdit={(code) => setAsked({ what: 'edit', code, text: null, isLast: false })}
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
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(360px, 100%), 1fr))',
          }}
        >
          {sorted.map((text) => (
            <TranslationCard
              key={text.language}
              text={text}
              language={languageNamed(languages, text.language)}
              isPrimary={text.language === owner.primaryLanguage}
              hasCovers={owner.cover !== null}
              onEdit={() => ask('edit', text)}
              onDelete={() => ask('delete', text)}
            />
          ))}
        </Box>
      )}
      <TranslationAddDialog
        owner={owner}
        open={adding.isAdding && offered.length > 0}
        options={offered}
        wanted={adding.wanted || contentLanguage}
        onClose={adding.close}
        onConflict={retry}
      />
      {dialog && asked.what === 'edit' && <TranslationEditDialog {...dialog} />}
      {dialog && asked.what === 'delete' && (
        <TranslationDeleteDialog {...dialog} isLast={asked.isLast} />
      )}
    </>
  );
}
