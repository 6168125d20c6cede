import { useEffect, useEffectEvent } from 'react';
import { isModalOpen } from '../../command/command';
import { isSaveKey } from '../../dom/isSaveKey';

interface SaveKeys {
  onSave: () => void;
  onSaveAndNext?: () => void;
  onCancel?: () => void;
}

/** Page-wide keys: Ctrl/Cmd+S saves, Ctrl/Cmd+Enter saves and goes on, Escape cancels. */
export function useSaveKeys({ onSave, onSaveAndNext, onCancel }: SaveKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isModalOpen()) return;
    if (isSaveKey(event)) {
      event.preventDefault();
      onSave();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && onSaveAndNext) {
      event.preventDefault();
      onSaveAndNext();
    } else if (event.key === 'Escape' && !event.isComposing) {
      onCancel?.();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
