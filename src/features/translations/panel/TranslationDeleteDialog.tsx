import { useState } from 'react';
import Box from '@mui/material/Box';
import { type Language } from '../../../domain/languages/language';
import { countOf } from '../../../domain/text/count';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectSectionCountsOf } from '../../../state/select/selectCompleteness';
import { saveEdits } from '../../../state/sync/saveEdits';
import { ConfirmDialog } from '../../../ui/feedback/confirm/ConfirmDialog';
import { Content } from '../../../ui/content/Content';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';
import { type TranslationOwner, type TranslationText } from '../owner/translationOwner';

interface TranslationDeleteDialogProps {
  owner: TranslationOwner;
  text: TranslationText;
  language: Language;
  /** True for the only translation. */
  isLast: boolean;
  onClose: () => void;
}

/** Warning about consequences beyond the deleted texts; null when there are none. */
function deletionWarning(owner: TranslationOwner, { code, label }: Language, isLast: boolean) {
  if (owner.kind === 'tour' && isLast) {
    return 'This is the only translation of the tour. Add another one first, or delete the tour.';
  }
  if (isLast)
    return 'This is the only translation: the section will have no title in any language.';
  if (owner.kind === 'section' || owner.primaryLanguage !== code) return null;
  return `${label} is the tour’s primary language. Without this translation the tour has no texts to fall back to.`;
}

/** Confirmation dialog for deleting a translation. */
export function TranslationDeleteDialog(props: TranslationDeleteDialogProps) {
  const { owner, text, language, isLast, onClose } = props;
  const dispatch = useConsoleDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const { code, label } = language;
  const remove = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const { deleted, deleteFailed } = owner.messages;
    const messages = { done: deleted(label), failed: deleteFailed(label) };
    await dispatch(saveEdits([owner.removal(code)], messages));
    onClose();
  };
  const warning = deletionWarning(owner, language, isLast);
  const counts = useConsoleSelector((state) => selectSectionCountsOf(state, owner.id, code));
  const hasSectionTexts = owner.kind === 'tour' && !isLast && counts?.withTitle !== 0;
  return (
    <ConfirmDialog
      open
      title={`Delete ${label} translation`}
      text={
        <>
          Are you sure you want to delete the {label} translation &quot;
          <Content language={code} fallback="[No Title]">
            {text.title}
          </Content>
          &quot;? This action cannot be undone.
        </>
      }
      confirmLabel="Delete"
      tone="danger"
      busy={isBusy}
      // A tour without texts in any language would appear in no list.
      confirmDisabled={owner.kind === 'tour' && isLast}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {hasSectionTexts && (
        <Box sx={{ mb: warning === null ? 0 : 2, fontSize: 13, color: 'text.secondary' }}>
          {counts === null
            ? `Texts of its sections in ${label} stay.`
            : `The ${label} texts of ${countOf(counts.withTitle, 'section')} stay.`}
        </Box>
      )}
      {warning !== null && <InfoBanner tone="warning">{warning}</InfoBanner>}
    </ConfirmDialog>
  );
}
