const typing = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';
const pressed = 'button, a, summary, [role="button"], [role="tab"]';

function isDialogOpen(): boolean {
  return document.querySelector('.MuiModal-root:not([aria-hidden="true"])') !== null;
}

/** Whether a key means the player: not while typing, in a dialog, or where it already means something. */
export function canTakeKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || isDialogOpen()) return false;
  const { target } = event;
  if (!(target instanceof Element)) return true;
  if (target.closest(typing) !== null) return false;
  return event.key !== ' ' || target.closest(pressed) === null;
}
