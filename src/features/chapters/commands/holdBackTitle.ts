import { isModifierKey } from '../../../ui/command/keySequence';
import { isTypingIn } from '../../../ui/command/command';

/** Longest gap between two keystrokes that count as typing one title. */
const TYPING_GAP_MS = 500;

/**
 * Swallows the keys of a title typed although no title cell opened, so that its letters run no commands. Swallowing
 * ends with the Enter or Escape that would have closed the cell, with any other non-printing key, with a pointer press,
 * and with a letter after a longer gap. `onLeave` is called when Enter or Escape ends it.
 */
export function holdBackTitle(onLeave: () => void): void {
  let lastAt = new Event('now').timeStamp;
  const end = () => {
    window.removeEventListener('keydown', handleKey, true);
    window.removeEventListener('pointerdown', end, true);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (isModifierKey(event)) return;
    // Time of the key event, not of its handling: a busy page handles keys late.
    const { key, ctrlKey, metaKey, altKey, target, timeStamp } = event;
    const isChorded = ctrlKey || metaKey || altKey;
    const isLeaving = !isChorded && (key === 'Enter' || key === 'Escape');
    const isTyped = !isChorded && key.length === 1 && timeStamp - lastAt < TYPING_GAP_MS;
    lastAt = timeStamp;
    if (isTypingIn(target) || (!isLeaving && !isTyped)) return end();
    event.preventDefault();
    event.stopPropagation();
    if (!isLeaving) return;
    end();
    onLeave();
  };
  window.addEventListener('keydown', handleKey, true);
  window.addEventListener('pointerdown', end, true);
}
