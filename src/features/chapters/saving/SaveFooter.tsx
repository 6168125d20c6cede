import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { countOf, formatCount } from '../../../domain/text/count';
import { keyName } from '../../../ui/command/KeyHint';
import { ConfirmDialog } from '../../../ui/feedback/confirm/ConfirmDialog';
import { UnsavedGuard } from '../../../ui/feedback/UnsavedGuard';
import { useSaveKeys } from '../../../ui/form/saving/useSaveKeys';
import { LOW_WINDOW } from '../../../ui/shell/lowWindow';
import { type EditorNotice } from '../edits/editorNotice';
import { countChanges, type UnsavedChanges } from '../edits/workingCopy';
import { type SaveProgress } from './useChapterSaving';

interface SaveFooterProps {
  count: number;
  /** Number of chapters in a multi-selection; 0 without one. */
  selectedCount: number;
  changes: UnsavedChanges;
  /** Progress of the running save; null when idle. */
  progress: SaveProgress | null;
  /** True when the changes were restored from a draft. */
  isRestored: boolean;
  /** Notice about the last command; null for none. */
  notice: EditorNotice | null;
  /** Reason why no chapter can be added; null when adding is possible. */
  addDisabledReason: string | null;
  onAdd: () => void;
  onSave: () => void;
  /** Undoes the command that the notice is about. */
  onUndo: () => void;
  onDiscard: () => void;
  /** Called when the focused button disappeared with the changes. */
  onFocusLost: () => void;
  /** Chapters that were not saved, shown beside the progress. */
  refused: ReactNode;
  /** Hints, after the count. */
  children?: ReactNode;
}

/** Counts as in '5 new, 2 changed, 5 removed'; '3 removed chapters' for removals alone. */
function countEach({ rows, removed }: UnsavedChanges): string {
  if (rows.size === 0) return countOf(removed.length, 'removed chapter');
  const kinds = [...rows.values()];
  const counts = (['new', 'changed'] as const).map((kind) => ({
    kind,
    count: kinds.filter((each) => each === kind).length,
  }));
  return [...counts, { kind: 'removed', count: removed.length }]
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${formatCount(count)} ${kind}`)
    .join(', ');
}

function unsavedText(changes: UnsavedChanges, isRestored: boolean): string | null {
  const count = countChanges(changes);
  if (count === 0) return null;
  const countText = changes.removed.length === 0 ? countOf(count, 'chapter') : countEach(changes);
  return isRestored ? `Restored unsaved changes: ${countText}` : `Unsaved: ${countText}`;
}

const barStyle = {
  position: 'relative',
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 46,
  [`@media ${LOW_WINDOW}`]: { minHeight: 40 },
  px: 1.5,
  py: '3px',
  borderTop: '1px solid var(--line)',
  backgroundColor: 'var(--side)',
  fontSize: 13,
} as const;

/** Leaves room for two lines in a narrow layout beside a transcript, with the buttons beside them. */
const statusStyle = {
  flex: '1 1 150px',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  lineHeight: '20px',
} as const;

const buttonsStyle = {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  maxWidth: '100%',
} as const;

type SaveStatusProps = Pick<
  SaveFooterProps,
  | 'selectedCount'
  | 'changes'
  | 'progress'
  | 'isRestored'
  | 'notice'
  | 'refused'
  | 'addDisabledReason'
  | 'onUndo'
>;

/** Selection count, last notice, unsaved changes, running save, and the reason why no chapter can be added. */
function SaveStatus(props: SaveStatusProps) {
  const { selectedCount, changes, progress, isRestored, notice, refused } = props;
  const { addDisabledReason, onUndo } = props;
  return (
    <>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {selectedCount > 0 && `${selectedCount} chapters selected`}
      </Box>
      <Box
        role="status"
        sx={{
          color: notice?.isPlain === true ? 'text.secondary' : 'warning.main',
          '&:empty': { display: 'none' },
        }}
      >
        {notice?.text}
      </Box>
      {notice?.isUndoable === true && (
        <Button size="small" onClick={onUndo} sx={{ height: 24 }}>
          Undo
        </Button>
      )}
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {unsavedText(changes, isRestored)}
      </Box>
      {progress !== null && (
        <Box className="number" sx={{ color: 'text.secondary' }}>
          {`Saving ${Math.min(progress.done + 1, progress.total)} of ${progress.total}`}
        </Box>
      )}
      {refused}
      {addDisabledReason !== null && (
        <Box id="why-no-chapter" sx={{ color: 'text.secondary' }}>
          {addDisabledReason}
        </Box>
      )}
    </>
  );
}

/** Confirmation before discarding changes; the button that opened it disappears with the changes. */
function useDiscardQuestion(onDiscard: () => void, onFocusLost: () => void) {
  const [isOpen, setIsOpen] = useState(false);
  const wasConfirmed = useRef(false);
  const restoreFocus = useEffectEvent(() => {
    if (!wasConfirmed.current) return;
    wasConfirmed.current = false;
    // By now the dialog has restored the focus, if its opener still exists.
    const focused = document.activeElement ?? document.body;
    if (focused === document.body || focused.closest('[role="alertdialog"]')) onFocusLost();
  });
  useEffect(() => {
    if (!isOpen) restoreFocus();
  }, [isOpen]);
  return {
    isOpen,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    confirm() {
      wasConfirmed.current = true;
      setIsOpen(false);
      onDiscard();
    },
  };
}

/**
 * Save bar below the chapters: their number, the unsaved changes, and the buttons that add and save. Ctrl or Cmd+S
 * saves. Escape does nothing here, as it is easily pressed once too often in a table.
 */
export function SaveFooter(props: SaveFooterProps) {
  const { count, changes, progress, addDisabledReason, children } = props;
  const { onAdd, onSave } = props;
  const question = useDiscardQuestion(props.onDiscard, props.onFocusLost);
  const isDirty = countChanges(changes) > 0;
  const isSaving = progress !== null;
  // A save that began before the confirmation opened leaves nothing to discard.
  if (question.isOpen && (!isDirty || isSaving)) question.close();
  const discard = () => {
    if (isDirty && !isSaving) question.open();
  };
  useSaveKeys({ onSave });
  const waits = isSaving ? { 'aria-disabled': true, sx: { opacity: 0.6 } } : {};
  return (
    <Box sx={barStyle}>
      <Box sx={statusStyle}>
        <Typography component="h3" variant="h3">
          {`Chapters (${count})`}
        </Typography>
        {children}
        <SaveStatus {...props} />
      </Box>
      <Box sx={buttonsStyle}>
        <Button
          variant="outlined"
          startIcon={<Add />}
          disabled={addDisabledReason !== null}
          aria-describedby={addDisabledReason === null ? undefined : 'why-no-chapter'}
          data-add-chapter
          onClick={onAdd}
        >
          Add Chapter
        </Button>
        {isDirty && (
          <>
            <Button variant="outlined" onClick={discard} {...waits}>
              Cancel
            </Button>
            <Button
              variant="contained"
              color="primary"
              title={`${keyName('Mod')}+S`}
              startIcon={
                isSaving ? <CircularProgress size={14} color="inherit" aria-hidden /> : null
              }
              onClick={onSave}
              {...waits}
            >
              Save chapters
            </Button>
          </>
        )}
      </Box>
      <UnsavedGuard
        when={isDirty || isSaving}
        subject={isSaving ? 'Chapters that are not saved yet' : 'Your chapter changes'}
      />
      <ConfirmDialog
        open={question.isOpen}
        title="Discard changes?"
        text="Your chapter changes have not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={question.confirm}
        onClose={question.close}
      />
    </Box>
  );
}
