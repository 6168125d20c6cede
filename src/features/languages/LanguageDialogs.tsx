import { type AnalyticsOverview } from '../../domain/tours/analytics';
import { type Language } from '../../domain/languages/language';
import { LanguageDeleteDialog } from './LanguageDeleteDialog';
import { LanguageFormDialog } from './LanguageFormDialog';
import { type LanguageStep } from './languageStep';

/** Open form: for a new language, or for the language with this id; null when closed. */
export type OpenForm = 'new' | { id: string } | null;

interface LanguageDialogsProps {
  form: OpenForm;
  onFormChange: (form: OpenForm) => void;
  /** Language to delete; null for none. */
  deletion: Language | null;
  onDeletionEnd: () => void;
  languages: readonly Language[];
  /** Sections by language code; undefined while unknown. */
  figures: AnalyticsOverview['by_language'] | undefined;
  onToggle: (language: Language) => void;
  onUpdate: (step: LanguageStep) => void;
  /** Called with the code of a language whose row should be scrolled into view. */
  onEnter: (code: string) => void;
}

/** Form and deletion dialog of the list of languages. */
export function LanguageDialogs(props: LanguageDialogsProps) {
  const { form, onFormChange, deletion, onDeletionEnd, languages, figures } = props;
  const { onToggle, onUpdate, onEnter } = props;
  const edited =
    form === null || form === 'new' ? null : languages.find(({ id }) => id === form.id);
  const take = (existing: Language) => {
    if (existing.is_enabled) onFormChange({ id: existing.id });
    else {
      onToggle(existing);
      onEnter(existing.code);
    }
  };
  return (
    <>
      {form !== null && edited !== undefined && (
        <LanguageFormDialog
          key={edited?.id}
          language={edited}
          languages={languages}
          onUpdate={onUpdate}
          onCreate={onEnter}
          onTake={take}
          onClose={() => onFormChange(null)}
        />
      )}
      <LanguageDeleteDialog
        language={deletion}
        languages={languages}
        sectionCount={figures?.[deletion?.code ?? '']?.total_sections ?? 0}
        onDisable={onToggle}
        onClose={onDeletionEnd}
      />
    </>
  );
}
