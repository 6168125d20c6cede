/** A text, and the name of the field that it goes into. */
export interface FieldText {
  name: string;
  text: string;
}

function fieldNamed(name: string): HTMLTextAreaElement | null {
  const [field] = document.getElementsByName(name);
  return field instanceof HTMLTextAreaElement ? field : null;
}

/** Runs a command of the browser's history in a field, and leaves the focus where it was. */
function runIn(field: HTMLTextAreaElement, command: 'undo' | 'redo'): void {
  const focused = document.activeElement;
  field.focus({ preventScroll: true });
  document.execCommand(command);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/**
 * Makes one step of those that put texts into several fields: where the browser takes one of them back or brings it
 * again, the others follow. Firefox has a history for each field, so that no command spans them. Returns a function
 * that parts them.
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
    // The browser is still in its own step.
    setTimeout(() => follow(target.name, command));
  };
  document.addEventListener('input', changed);
  return () => document.removeEventListener('input', changed);
}
