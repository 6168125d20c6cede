import { useEffect, useEffectEvent, useId, useState, type DragEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectOfflineRefusal } from '../../../state/reachability/reachabilitySlice';
import { selectEnabledLanguages } from '../../../state/select/selectLanguages';
import { FilePicker } from '../../../ui/controls/FilePicker';
import { RefusableButton } from '../../../ui/controls/RefusableButton';
import { ConfirmDialog } from '../../../ui/feedback/confirm/ConfirmDialog';
import { UnsavedGuard } from '../../../ui/feedback/UnsavedGuard';
import { submitByKeys } from '../../../ui/dom/isSaveKey';
import { DropNote } from '../fileRows/DropNote';
import { useFileRowsForm } from '../fileRows/useFileRowsForm';
import { useTourSections } from '../fileRows/useTourSections';
import { useTourAudioUploads } from '../upload/useAudioUploads';
import { TourUploadList } from './TourUploadList';
import { useTourUploadRows } from './useTourUploadRows';

interface OpenDialogProps {
  tourId: string;
  /** Files dropped on the page. */
  initialFiles: readonly File[];
  onClose: () => void;
}

/** Handlers for the dialog that accept files dropped anywhere in or around it. */
function fileDropHandlers(onFiles: (files: readonly File[]) => void) {
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop(event: DragEvent) {
      // The dialog's own file picker has handled the drop.
      if (event.defaultPrevented) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
}

/**
 * Calls `onFirstFiles` when the first files arrive. Rendered inside the dialog, which would otherwise take the focus
 * when it opens.
 */
function FirstFiles({ hasFiles, onFirstFiles }: { hasFiles: boolean; onFirstFiles: () => void }) {
  const run = useEffectEvent(onFirstFiles);
  useEffect(() => {
    if (hasFiles) run();
  }, [hasFiles]);
  return null;
}

/** Files for a tour with their known facts, and their submission. */
function useTourUploadForm({ tourId, initialFiles, onClose }: OpenDialogProps) {
  const sections = useTourSections(tourId) ?? [];
  const languages = useConsoleSelector(selectEnabledLanguages);
  const uploadRows = useTourUploadRows({ tourId, sections, languages }, initialFiles);
  const upload = useTourAudioUploads(tourId);
  const form = useFileRowsForm({
    rows: uploadRows.rows,
    onSend: ({ file, sectionId, language }, terms) =>
      upload({ file, sectionId, language, ...terms }),
    onRemove: uploadRows.remove,
    onClose,
  });
  return { ...form, sections, languages, uploadRows, hasFiles: uploadRows.rows.length > 0 };
}

function OpenDialog(props: OpenDialogProps) {
  const { onClose } = props;
  const { form, sections, languages, uploadRows, hasFiles, wasTried, ...act } =
    useTourUploadForm(props);
  const offlineRefusal = useConsoleSelector(selectOfflineRefusal);
  const [isAskingDiscard, setAskingDiscard] = useState(false);
  const titleId = useId();
  const { add } = uploadRows;
  return (
    <>
      <Dialog
        open
        fullWidth
        maxWidth="md"
        aria-labelledby={titleId}
        onClose={() => (hasFiles ? setAskingDiscard(true) : onClose())}
        onKeyDown={submitByKeys(act.sendByKeys)}
        {...fileDropHandlers(add)}
      >
        <form ref={form} noValidate onSubmit={act.submit} style={{ display: 'contents' }}>
          <DialogTitle id={titleId}>Upload audio</DialogTitle>
          <DialogContent
            sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: '8px !important' }}
          >
            <FilePicker
              label="Choose audio files"
              accept="audio/*"
              autoFocus={!hasFiles}
              hint="or drop them here: MP3, WAV, M4A up to 100MB each"
              // Each row shows the problem of its own file.
              findProblem={() => null}
              onFile={(file) => add([file])}
              onSeveral={add}
            />
            <TourUploadList
              sections={sections}
              languages={languages}
              uploadRows={uploadRows}
              wasTried={wasTried}
              copyChoice={act.copyChoice}
              onRemove={act.remove}
            />
          </DialogContent>
          <FirstFiles hasFiles={hasFiles} onFirstFiles={act.focusFirst} />
          <DialogActions>
            <Button variant="outlined" data-cancel="" onClick={onClose}>
              Cancel
            </Button>
            <RefusableButton
              type="submit"
              data-send=""
              variant="contained"
              color="primary"
              refusal={hasFiles ? offlineRefusal : 'Choose files first'}
            >
              {hasFiles ? act.label : 'Upload'}
            </RefusableButton>
          </DialogActions>
        </form>
      </Dialog>
      <UnsavedGuard when={hasFiles} subject="The chosen files" />
      <ConfirmDialog
        open={isAskingDiscard}
        title="Discard the chosen files?"
        text="None of them has been uploaded."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={onClose}
        onClose={() => setAskingDiscard(false)}
      />
    </>
  );
}

interface TourUploadDialogProps extends Omit<OpenDialogProps, 'initialFiles'> {
  /** Files to open the dialog with; null while closed. */
  files: readonly File[] | null;
  isDropping: boolean;
}

/** Uploads many recordings to a tour's sections at once; also shown while files are dragged. */
export function TourUploadDialog({ tourId, files, isDropping, onClose }: TourUploadDialogProps) {
  return (
    <>
      {files !== null && <OpenDialog tourId={tourId} initialFiles={files} onClose={onClose} />}
      {isDropping && <DropNote />}
    </>
  );
}
