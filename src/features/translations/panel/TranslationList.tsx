import Box from '@mui/material/Box';
import { type Language } from '../../../domain/languages/language';
import { translationState } from '../../../domain/tours/translationState';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { languageNamed } from '../../../state/select/selectLanguages';
import { type TranslationOwner, type TranslationText } from '../owner/translationOwner';
import { textKey } from '../../../state/model/tourRows';
import { selectSectionCounts, textStateOf } from '../../../state/select/selectCompleteness';
import { BorderedList } from '../../../ui/content/BorderedList';
import { LanguageProgress } from './LanguageProgress';
import { TranslateLink, TranslationRow } from './TranslationRow';
import { TranslationCard } from './TranslationCard';

type AllCounts = ReturnType<typeof selectSectionCounts>;

/** True when the text, and for a tour also its sections' titles in that language, are known to be complete. */
function isWhole(owner: TranslationOwner, text: TranslationText, counts: AllCounts): boolean {
  const state = textStateOf(text.title ?? '', text.description ?? '');
  if (owner.kind === 'section') return state === 'whole';
  const ofSections = counts.get(textKey(owner.id, text.language)) ?? null;
  return translationState(state, ofSections) === 'whole';
}

interface TranslationListProps {
  owner: TranslationOwner;
  /** Texts in language order, listed before the missing languages. */
  texts: readonly TranslationText[];
  /** All languages, in order. */
  languages: readonly Language[];
  /** Languages without a translation. */
  missing: readonly Language[];
  onOpen: (what: 'edit' | 'delete', text: TranslationText) => void;
}

/** List with a row per language: translated ones with their progress, then those without a translation. */
export function TranslationList(props: TranslationListProps) {
  const { owner, texts, languages, missing, onOpen } = props;
  const rows: { language: string; text: TranslationText | null }[] = [
    ...texts.map((text) => ({ language: text.language, text })),
    ...missing.map(({ code }) => ({ language: code, text: null })),
  ];
  const counts = useConsoleSelector(selectSectionCounts);
  const source = owner.primaryLanguage ?? texts[0]?.language;
  return (
    <BorderedList label="Languages">
      {rows.map(({ language: code, text }) => {
        const language = languageNamed(languages, code);
        const progress = <LanguageProgress owner={owner} language={code} hasText={text !== null} />;
        const translatePath = owner.translatePath(code);
        return (
          <li key={code} data-language={code}>
            {text === null ? (
              <TranslationRow
                language={language}
                progress={progress}
                actions={<TranslateLink to={translatePath} label={language.label} />}
              >
                <Box sx={{ fontSize: 13, color: 'var(--text-faint)' }}>Not translated</Box>
              </TranslationRow>
            ) : (
              <TranslationCard
                text={text}
                language={language}
                isPrimary={code === owner.primaryLanguage}
                hasCovers={owner.cover !== null}
                progress={progress}
                isComplete={isWhole(owner, text, counts)}
                translatePath={code === source ? null : translatePath}
                onEdit={() => onOpen('edit', text)}
                onDelete={() => onOpen('delete', text)}
              />
            )}
          </li>
        );
      })}
    </BorderedList>
  );
}
