import { isModifierKey } from '../../../ui/command/keySequence';
import { isTypingIn } from '../../../ui/command/command';

/** Longest time between two letters of what is typed for a title. */
const TYPING_GAP_MS = 500;

/**
 * Holds back the keys of a title that is typed though none has opened, so that its letters run no commands. It ends
 * with the Enter or Escape that would have left the title, with any other key that types nothing, with a pointer, and
 * with a letter that comes later. `onLeave` is called when Enter or Escape ends it.
 */
export function holdBackTitle(onLeave: () => void): void {
  let lastAt = new Event('now').timeStamp;
  const end = () => {
    window.removeEventListener('keydown', handleKey, true);
    window.removeEventListener('pointerdown', end, true);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (isModifierKey(event)) return;
    // The time of the key, not of its handling: a busy page handles keys late.
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
