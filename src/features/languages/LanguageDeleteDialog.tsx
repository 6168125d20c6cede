import { useState } from 'react';
import { type Language } from '../../domain/languages/language';
import { announceOutcome } from '../../state/model/announceOutcome';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { useDeleteLanguageMutation } from '../../state/endpoints/languagesEndpoints';
import { problemOf } from '../../state/api/problemOf';
import { contentLanguageChosen, selectContentLanguage } from '../../state/model/preferencesSlice';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { languageDeletionMessage } from './languageDeletionMessage';

interface LanguageDeleteDialogProps {
  /** Null while the dialog is closed. */
  language: Language | null;
  languages: readonly Language[];
  onClose: () => void;
}

const MESSAGES = { done: 'Language deleted successfully', failed: languageDeletionMessage };

/** Confirmation before a language is deleted. */
export function LanguageDeleteDialog(props: LanguageDeleteDialogProps) {
  const { language, languages, onClose } = props;
  const dispatch = useConsoleDispatch();
  const contentLanguage = useConsoleSelector(selectContentLanguage);
  const [remove, { isLoading }] = useDeleteLanguageMutation();
  const [shownLanguage, setShownLanguage] = useState(language);
  // Keeps the text while the dialog fades out.
  if (language !== null && language !== shownLanguage) setShownLanguage(language);

  const confirm = async () => {
    if (language === null || isLoading) return;
    const { error } = await remove({ id: language.id });
    announceOutcome(dispatch, error === undefined ? null : problemOf(error), MESSAGES);
    if (error === undefined && contentLanguage === language.code) {
      const rest = languages.filter(({ id }) => id !== language.id);
      const next = rest.find((other) => other.is_default) ?? rest[0];
      if (next !== undefined) dispatch(contentLanguageChosen(next.code));
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open={language !== null}
      title="Delete language"
      text={
        shownLanguage && (
          <>
            Are you sure you want to delete &quot;<bdi>{shownLanguage.label}</bdi>&quot; (
            <span dir="ltr">{shownLanguage.code}</span>)? This action cannot be undone. A language
            with translations cannot be deleted; disable it instead.
          </>
        )
      }
      confirmLabel="Delete"
      tone="danger"
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
