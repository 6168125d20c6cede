/** Text with the name of its target field. */
export interface FieldText {
  name: string;
  text: string;
}

function fieldNamed(name: string): HTMLTextAreaElement | null {
  const [field] = document.getElementsByName(name);
  return field instanceof HTMLTextAreaElement ? field : null;
}

/** Runs undo or redo in a field and restores the focus. */
function runIn(field: HTMLTextAreaElement, command: 'undo' | 'redo'): void {
  const focused = document.activeElement;
  field.focus({ preventScroll: true });
  document.execCommand(command);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/**
 * Joins insertions into several fields into one undo step: when the browser undoes or redoes one of them, the others
 * follow. Needed because Firefox has an undo stack per field. Returns a function that separates them again.
 */
export function joinSteps(texts: readonly FieldText[]): () => void {
  let isFollowing = false;
  const follow = (name: string, command: 'undo' | 'redo') => {
    isFollowing = true;
    for (const other of texts) {
      const field = other.name === name ? null : fieldNamed(other.name);
      if (field !== null && (field.value === other.text) === (command === 'undo')) {
        runIn(field, command);
      }
    }
    isFollowing = false;
  };
  const changed = (event: Event) => {
    if (isFollowing || !(event instanceof InputEvent)) return;
    const { target, inputType } = event;
    if (!(target instanceof HTMLTextAreaElement) || !/^history/.test(inputType)) return;
    const step = texts.find(({ name }) => name === target.name);
    if (step === undefined) return;
    const command = inputType === 'historyUndo' ? 'undo' : 'redo';
    if ((target.value === step.text) === (command === 'undo')) return;
    // Deferred: the browser is still performing its own undo or redo.
    setTimeout(() => follow(target.name, command));
  };
  document.addEventListener('input', changed);
  return () => document.removeEventListener('input', changed);
}
