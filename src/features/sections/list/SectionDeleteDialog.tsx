import { useState } from 'react';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { saveEdits } from '../../../state/sync/saveEdits';
import { type SectionView } from '../../../state/select/selectSections';
import { ConfirmDialog } from '../../../ui/feedback/confirm/ConfirmDialog';
import { Content } from '../../../ui/content/Content';

interface SectionDeleteDialogProps {
  /** Null while the dialog is closed. */
  section: SectionView | null;
  onClose: () => void;
  onDeleted?: () => void;
}

const MESSAGES = { done: 'Section deleted successfully', failed: 'Failed to delete section' };

/** Confirmation dialog for deleting a section with everything below it. */
export function SectionDeleteDialog({ section, onClose, onDeleted }: SectionDeleteDialogProps) {
  const dispatch = useConsoleDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [shownSection, setShownSection] = useState(section);
  // Keeps the text during the fade-out.
  if (section !== null && section !== shownSection) setShownSection(section);
  const remove = async () => {
    if (section === null || isBusy) return;
    setIsBusy(true);
    const edit = { entity: 'section', action: 'remove', ref: { sectionId: section.id } } as const;
    const outcome = await dispatch(saveEdits([edit], MESSAGES));
    setIsBusy(false);
    onClose();
    if (outcome.ok) onDeleted?.();
  };
  return (
    <ConfirmDialog
      open={section !== null}
      title="Delete section"
      text={
        shownSection && (
          <>
            Are you sure you want to delete &quot;
            <Content language={shownSection.language} fallback="[No Title]">
              {shownSection.title}
            </Content>
            &quot;{shownSection.title === null && ` (order index ${shownSection.order_index})`}?
            This action cannot be undone and will also delete its translations, images, audio and
            chapters.
          </>
        )
      }
      confirmLabel="Delete"
      tone="danger"
      busy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
