import { memo, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { KeyHint, keyName } from '../../command/KeyHint';
import { type FormProblemPanelProps } from '../FormProblemPanel';
import { SaveFailure } from './SaveFailure';
import { StickyBar } from './StickyBar';
import { useSaveKeys } from './useSaveKeys';

export interface SaveBarProps {
  /** Summary of unsaved fields: 'Unsaved: title, city'. Null when there are none. */
  unsaved: ReactNode;
  saveLabel?: string;
  /** True when the record does not exist yet. */
  isNew?: boolean;
  busy?: boolean;
  saveDisabled?: boolean;
  /** Failure of the last save; null without one. */
  failure?: FormProblemPanelProps | null;
  /** Saves; by default Save submits the surrounding form. */
  onSave?: () => void;
  /** Saves and opens the next item, by a button of its own. */
  onSaveAndNext?: () => void;
  /** Label of that button; when given, the button is secondary to Save, unless `isNextMain`. */
  nextLabel?: string;
  /** True for long series of saves: the next button is the main one, and its keys work during a save, too. */
  isNextMain?: boolean;
  onCancel: () => void;
}

const saveKeyTitle = `${keyName('Mod')}+S`;
const nextKeyTitle = `${keyName('Mod')}+Enter`;

interface NextButtonProps {
  label: string;
  isMain: boolean;
  disabled: boolean;
  onClick: () => void;
}

function NextButton({ label, isMain, onClick, ...props }: NextButtonProps) {
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      color={isMain ? 'primary' : 'inherit'}
      title={nextKeyTitle}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      // The second click of a double click would act on the next item, unseen.
      onClick={({ detail }) => detail < 2 && onClick()}
      endIcon={
        <span aria-hidden>
          <KeyHint keys="Mod+Enter" />
        </span>
      }
      {...props}
    >
      {label}
    </Button>
  );
}

/** Returns the focus to the pressed button, which loses the focus while disabled. */
function useFocusAfterSave(bar: RefObject<HTMLElement | null>, busy: boolean): void {
  const pressed = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (busy) {
      const isInBar = activeElement instanceof HTMLElement && bar.current?.contains(activeElement);
      pressed.current = isInBar ? activeElement : null;
    } else if (activeElement === body) pressed.current?.focus();
  }, [bar, busy]);
}

/** Save bar, sticky at the bottom of a form. Ctrl/Cmd+S saves, Ctrl/Cmd+Enter saves and goes on, Escape cancels. */
export const SaveBar = memo(function SaveBar(props: SaveBarProps) {
  const {
    unsaved,
    saveLabel = 'Save',
    isNew = false,
    busy = false,
    saveDisabled = false,
    failure = null,
    onSave,
    onSaveAndNext,
    nextLabel,
    isNextMain = false,
    onCancel,
  } = props;
  const isSaveMain = onSaveAndNext === undefined || (nextLabel !== undefined && !isNextMain);
  const next = onSaveAndNext && (
    <NextButton
      label={nextLabel ?? 'Save and next'}
      isMain={!isSaveMain}
      onClick={onSaveAndNext}
      disabled={busy || saveDisabled}
    />
  );
  const bar = useRef<HTMLDivElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  useFocusAfterSave(bar, busy);

  useSaveKeys({
    onSave() {
      if (busy || saveDisabled) return;
      if (onSave !== undefined) onSave();
      else bar.current?.closest('form')?.requestSubmit(saveButton.current);
    },
    onSaveAndNext: (busy && !isNextMain) || saveDisabled ? undefined : onSaveAndNext,
    onCancel() {
      if (!busy) onCancel();
    },
  });

  return (
    <StickyBar ref={bar} above={failure && <SaveFailure {...failure} />}>
      <Box
        role="status"
        sx={{ flex: '1 1 160px', minWidth: 0, fontSize: 13, color: 'text.secondary' }}
      >
        {unsaved ?? (isNew ? 'Nothing entered yet' : 'No unsaved changes')}
      </Box>
      <Button variant="outlined" onClick={onCancel} disabled={busy}>
        Cancel
      </Button>
      {isSaveMain && next}
      <Button
        ref={saveButton}
        type={onSave === undefined ? 'submit' : 'button'}
        variant={isSaveMain ? 'contained' : 'outlined'}
        color={isSaveMain ? 'primary' : 'inherit'}
        onClick={onSave}
        disabled={busy || saveDisabled}
        title={saveKeyTitle}
        startIcon={busy ? <CircularProgress size={14} color="inherit" aria-hidden /> : undefined}
      >
        {saveLabel}
      </Button>
      {!isSaveMain && next}
    </StickyBar>
  );
});
