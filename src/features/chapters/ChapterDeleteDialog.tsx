import { useState } from 'react';
import { type Chapter } from '../../domain/chapter';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Content } from '../../ui/Content';

interface ChapterDeleteDialogProps {
  /** Null while nothing is asked. */
  chapter: Chapter | null;
  language: string;
  onDelete: (chapter: Chapter) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a chapter goes. */
export function ChapterDeleteDialog(props: ChapterDeleteDialogProps) {
  const { chapter, language, onDelete, onClose } = props;
  const [isBusy, setIsBusy] = useState(false);
  const [named, setNamed] = useState(chapter);
  // The question keeps its words while it fades away.
  if (chapter !== null && chapter !== named) setNamed(chapter);
  const remove = async () => {
    if (chapter === null || isBusy) return;
    setIsBusy(true);
    await onDelete(chapter);
    setIsBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={chapter !== null}
      title="Delete chapter"
      text={
        named && (
          <>
            Are you sure you want to delete &quot;
            <Content language={language}>{named.title}</Content>
            &quot;? This action cannot be undone.
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
