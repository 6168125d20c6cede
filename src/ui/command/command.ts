/** An action offered by buttons, keyboard shortcuts, the shortcut list and the command palette. */
export interface Command {
  id: string;
  label: string;
  /** Said beside the label in the palette, which does not search it: the title of a record. */
  aside?: string;
  /** Commands are listed by group: 'Tours', 'Playback'. */
  group: string;
  /** Shortcuts: 'Mod+Shift+Z', 'Alt+←', 'Space', 'G D' for one key after the other; the first is the one shown. */
  keys: readonly string[];
  /** True when the component that offers the command handles its keys itself. */
  hasOwnKeys?: boolean;
  /** True when it is offered on every page: a page's command with the same keys comes first. */
  isGlobal?: boolean;
  /** True when its keys also work in text fields. */
  worksWhileTyping?: boolean;
  /** Selector of the elements in which its keys of one letter work; without it, everywhere. */
  lettersWorkIn?: string;
  /** True when it runs again while the key is held down. */
  repeats?: boolean;
  /** True for what deletes: it comes last in its group, where Enter on the first entry does not reach it. */
  isDestructive?: boolean;
  /** Entry of the palette, such as 'Sort by…', that replaces it and the like of it until something is typed. */
  menu?: string;
  /** Path of the page that it leads to, where it does nothing else. */
  to?: string;
  canRun: () => boolean;
  run: (press: { isRepeated: boolean }) => void;
}

const keyNames: Record<string, string> = {
  ' ': 'Space',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  '+': 'Plus',
};

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  code?: string;
};

/** Key combination in the form used by commands. Symbols are named by character, whatever the keyboard layout. */
export function keyCombination({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyPress): string {
  // Some platforms produce another character with Alt.
  const letter = altKey && code !== undefined && /^Key[A-Z]$/.test(code) ? code.slice(3) : key;
  const name = keyNames[letter] ?? (letter.length === 1 ? letter.toUpperCase() : letter);
  const isSymbol = name.length === 1 && !/[\p{L}\d←→↑↓]/u.test(name);
  const modifiers = [
    ctrlKey || metaKey ? 'Mod' : '',
    altKey ? 'Alt' : '',
    shiftKey && !isSymbol && name !== 'Plus' ? 'Shift' : '',
  ];
  return [...modifiers, name].filter((part) => part !== '').join('+');
}

/** True for a key that types a character when a text field has the focus. */
export const isPrintable = (name: string): boolean =>
  /^(Shift\+)?.$/u.test(name) ? !/[←→↑↓]/u.test(name) : name === 'Space' || name === 'Plus';

/** True for a key of one letter, digit, sign or symbol, as WCAG 2.2, 2.1.4 speaks of. */
export const isCharacterKey = (name: string): boolean => name !== 'Space' && isPrintable(name);

/** True within the elements in which the command's letters work. */
export function isWhereLettersWork(
  { lettersWorkIn }: Pick<Command, 'lettersWorkIn'>,
  target: EventTarget | null,
): boolean {
  if (lettersWorkIn === undefined || !(target instanceof Element)) return false;
  return target.closest(lettersWorkIn) !== null;
}

/** The page itself, its content as a whole, its heading and its tabs, which take no letters. */
const TAKES_NO_LETTERS = 'body, main, h1, [role="tab"]';

/** True when the command's letter is pressed in an element that may take it, outside of those in which it works. */
export function isLetterElsewhere(
  command: Pick<Command, 'lettersWorkIn'>,
  name: string,
  target: EventTarget | null,
): boolean {
  if (command.lettersWorkIn === undefined || !/^(Shift\+)?\p{L}$/u.test(name)) return false;
  const isIdle = target instanceof Element && target.matches(TAKES_NO_LETTERS);
  return !isIdle && !isWhereLettersWork(command, target);
}

const textEntrySelector =
  'input:not([type="checkbox"]):not([type="radio"]):not([type="range"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="textbox"]';
const activatedByEnterSelector =
  'button, a, summary, [role="button"], [role="tab"], [role="option"], [type="checkbox"], [type="radio"]';
const arrowKeySelector =
  '[role="slider"], [type="range"], [type="radio"], [role="tablist"], [role="menu"], [role="listbox"], [role="radiogroup"], [role="grid"]';
/** The timeline leaves arrow keys to the commands. */
const timelineSelector = '[data-position]';
/** Buttons that leave Space to the commands, and are pressed by Enter. */
export const leavesSpace = { 'data-leaves-space': '' } as const;
/** The tab that is open leaves it as well, where it is a link: there is nothing to activate. */
const leavesSpaceSelector = '[data-leaves-space], a[role="tab"][aria-selected="true"]';

/** True when the element takes text input. */
export function isTypingIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(textEntrySelector) !== null;
}

/** True when the element uses the key itself: Enter and Space press a button, arrows move within a list. */
export function usesKeyItself(target: EventTarget | null, name: string): boolean {
  if (!(target instanceof Element)) return false;
  if (name === 'Space' && target.closest(leavesSpaceSelector) !== null) return false;
  if (/^(Space|Enter)$/.test(name)) return target.closest(activatedByEnterSelector) !== null;
  const isArrow = /^(Shift\+|Mod\+)*[←→↑↓]$/.test(name);
  const isOnTimeline = target.closest(timelineSelector) !== null;
  return isArrow && !isOnTimeline && target.closest(arrowKeySelector) !== null;
}

/**
 * True while a dialog or menu is open, which handles all keys. One that fades away has given the focus back already:
 * keys are the page's again.
 */
export function isModalOpen(): boolean {
  const focused = document.activeElement ?? document.body;
  const modals = document.querySelectorAll('.MuiModal-root:not([aria-hidden="true"])');
  return [...modals].some((modal) => focused === document.body || modal.contains(focused));
}
