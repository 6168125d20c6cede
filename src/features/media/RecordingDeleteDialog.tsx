import { useState } from 'react';
import { type Language } from '../../domain/languages/language';
import { type Media } from '../../domain/tours/media';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { saveEdits } from '../../state/sync/saveEdits';
import { ConfirmDialog } from '../../ui/feedback/confirm/ConfirmDialog';
import { recordingDeletionMessage } from './recordingDeletionMessage';
import { RecordingTitle } from './RecordingTitle';

interface RecordingDeleteDialogProps {
  media: Media;
  language: Language;
  onClose: () => void;
}

const DELETED = 'Audio deleted successfully';
const DELETED_WITH_CHAPTERS = 'Media and related data deleted successfully';

/** Confirmation before deleting a recording with its chapters. */
export function RecordingDeleteDialog({ media, language, onClose }: RecordingDeleteDialogProps) {
  const dispatch = useConsoleDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const hasChapters = useConsoleSelector(
    (state) => (state.media.chapterLists[media.id]?.ids.length ?? 0) > 0,
  );
  const remove = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const messages = {
      done: hasChapters ? DELETED_WITH_CHAPTERS : DELETED,
      failed: recordingDeletionMessage,
    };
    await dispatch(
      saveEdits([{ entity: 'media', action: 'remove', ref: { mediaId: media.id } }], messages),
    );
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Delete ${language.label} audio`}
      text={
        <>
          Are you sure you want to delete &quot;
          <RecordingTitle media={media} />
          &quot;? This action cannot be undone and will also delete its chapters.
        </>
      }
      confirmLabel="Delete"
      tone="danger"
      busy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
