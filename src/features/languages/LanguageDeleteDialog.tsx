import { useState } from 'react';
import { formatCount } from '../../domain/text/count';
import { type Language } from '../../domain/languages/language';
import { announceOutcome } from '../../state/model/announceOutcome';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { useDeleteLanguageMutation } from '../../state/endpoints/languagesEndpoints';
import { problemOf } from '../../state/api/problemOf';
import { contentLanguageChosen, selectContentLanguage } from '../../state/model/preferencesSlice';
import { ConfirmDialog } from '../../ui/feedback/confirm/ConfirmDialog';
import { IN_USE, languageDeletionMessage } from './languageDeletionMessage';

interface LanguageDeleteDialogProps {
  /** Null while the dialog is closed. */
  language: Language | null;
  languages: readonly Language[];
  /** Number of sections with texts in the language; 0 when unknown. */
  sectionCount: number;
  onDisable: (language: Language) => void;
  onClose: () => void;
}

const MESSAGES = { done: 'Language deleted successfully', failed: languageDeletionMessage };

/** Explains why a language in use cannot be deleted, instead of letting the request fail. */
function InUseText({ language, sectionCount }: { language: Language; sectionCount: number }) {
  const { label, is_enabled: isEnabled } = language;
  return (
    <>
      <div>{IN_USE}.</div>
      {`${formatCount(sectionCount)} ${sectionCount === 1 ? 'section has' : 'sections have'} texts in `}
      <bdi>{label}</bdi>.{' '}
      {isEnabled ? 'Disable it instead: its texts stay.' : 'It is disabled already.'}
    </>
  );
}

/** Confirmation dialog for deleting a language; offers to disable one that is in use. */
export function LanguageDeleteDialog(props: LanguageDeleteDialogProps) {
  const { language, languages, sectionCount, onDisable, onClose } = props;
  const dispatch = useConsoleDispatch();
  const contentLanguage = useConsoleSelector(selectContentLanguage);
  const [remove, { isLoading }] = useDeleteLanguageMutation();
  const [shown, setShown] = useState({ language, sectionCount });
  // Keeps the text during the fade-out.
  if (language !== null && language !== shown.language) setShown({ language, sectionCount });

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

  if (shown.sectionCount > 0) {
    return (
      <ConfirmDialog
        open={language !== null}
        title="Delete language"
        text={shown.language && <InUseText {...shown} language={shown.language} />}
        confirmLabel="Disable"
        confirmDisabled={shown.language?.is_enabled === false}
        onConfirm={() => {
          if (language !== null) onDisable(language);
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      open={language !== null}
      title="Delete language"
      text={
        shown.language && (
          <>
            Are you sure you want to delete &quot;<bdi>{shown.language.label}</bdi>&quot; (
            <span dir="ltr">{shown.language.code}</span>)? This action cannot be undone. A language
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
