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
  /** Summary of unsaved fields: 'Unsaved: title, city'. Null without any. */
  unsaved: ReactNode;
  saveLabel?: string;
  /** True where there is no record yet. */
  isNew?: boolean;
  busy?: boolean;
  saveDisabled?: boolean;
  /** Failure of the last save; null where there was none. */
  failure?: FormProblemPanelProps | null;
  /** Without it, Save submits the surrounding form. */
  onSave?: () => void;
  /** Saves and goes on to what comes next, by a button of its own. */
  onSaveAndNext?: () => void;
  /** Label of that button; given, it is the second choice beside Save. */
  nextLabel?: string;
  /** True where people go on all the time: that button comes first, and its keys are heard during a save, too. */
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
      // The second click of a double click would fall on what comes next, unseen.
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

/** Gives the focus back to the pressed button, which the browser takes it from while the button is disabled. */
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

/** Save bar, sticky at the bottom of a form. Ctrl/Cmd+S saves, with Enter also goes on, Escape cancels. */
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
