import { useState } from 'react';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { saveEdits } from '../../../state/sync/saveEdits';
import { type SectionView } from '../../../state/select/selectSections';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { Content } from '../../../ui/content/Content';

interface SectionDeleteDialogProps {
  /** Null while nothing is asked. */
  section: SectionView | null;
  onClose: () => void;
  onDeleted?: () => void;
}

const WORDS = { done: 'Section deleted successfully', failed: 'Failed to delete section' };

/** Asks before a section goes with everything below it. */
export function SectionDeleteDialog({ section, onClose, onDeleted }: SectionDeleteDialogProps) {
  const dispatch = useConsoleDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [named, setNamed] = useState(section);
  // The question keeps its words while it fades away.
  if (section !== null && section !== named) setNamed(section);
  const remove = async () => {
    if (section === null || isBusy) return;
    setIsBusy(true);
    const edit = { entity: 'section', action: 'remove', ref: { sectionId: section.id } } as const;
    const outcome = await dispatch(saveEdits([edit], WORDS));
    setIsBusy(false);
    onClose();
    if (outcome.ok) onDeleted?.();
  };
  return (
    <ConfirmDialog
      open={section !== null}
      title="Delete section"
      text={
        named && (
          <>
            Are you sure you want to delete &quot;
            <Content language={named.language} fallback="[No Title]">
              {named.title}
            </Content>
            &quot;{named.title === null && ` (order index ${named.order_index})`}? This action
            cannot be undone and will also delete its translations, images, audio and chapters.
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
