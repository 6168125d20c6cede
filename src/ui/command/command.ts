/** Action offered by buttons, keyboard shortcuts, the shortcut list and the command palette. */
export interface Command {
  id: string;
  label: string;
  /** Text beside the label in the palette, excluded from its search: the title of a record. */
  aside?: string;
  /** Heading under which commands are listed: 'Tours', 'Playback'. */
  group: string;
  /** Shortcuts: 'Mod+Shift+Z', 'Alt+←', 'Space', 'G D' for a sequence of two; the first is the one shown. */
  keys: readonly string[];
  /** True when the component that offers the command handles its keys itself. */
  hasOwnKeys?: boolean;
  /** True for a command offered on every page; a page's own command with the same keys takes precedence. */
  isGlobal?: boolean;
  /** True when the command's keys also work in text fields. */
  worksWhileTyping?: boolean;
  /** Selector of the elements in which the command's single-letter keys work; everywhere by default. */
  lettersWorkIn?: string;
  /** True when holding the key down repeats the command. */
  repeats?: boolean;
  /** True for a command that deletes: listed last in its group, so that Enter on the first entry does not run it. */
  isDestructive?: boolean;
  /** Palette entry, such as 'Sort by…', that stands for several commands until something is typed. */
  menu?: string;
  /** Path of the page that the command opens; undefined when it does anything else. */
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

/** Key combination in the notation of commands. Symbols are named by character, regardless of the keyboard layout. */
export function keyCombination({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyPress): string {
  // Some platforms produce a different character with Alt.
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

/** True for a key that types a character in a text field. */
export const isPrintable = (name: string): boolean =>
  /^(Shift\+)?.$/u.test(name) ? !/[←→↑↓]/u.test(name) : name === 'Space' || name === 'Plus';

/** True for a single letter, digit, punctuation mark or symbol, which WCAG 2.2, 2.1.4 restricts. */
export const isCharacterKey = (name: string): boolean => name !== 'Space' && isPrintable(name);

/** True inside the elements in which the command's single-letter keys work. */
export function isWhereLettersWork(
  { lettersWorkIn }: Pick<Command, 'lettersWorkIn'>,
  target: EventTarget | null,
): boolean {
  if (lettersWorkIn === undefined || !(target instanceof Element)) return false;
  return target.closest(lettersWorkIn) !== null;
}

/** Elements that take no typed letters: the body, the main content, its heading and its tabs. */
const TAKES_NO_LETTERS = 'body, main, h1, [role="tab"]';

/** True when the command's letter is pressed outside its elements, in one that might take typed letters. */
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
/** Timeline, whose arrow keys belong to the commands. */
const timelineSelector = '[data-position]';
/** Marks buttons that leave Space to the commands and are pressed by Enter. */
export const leavesSpace = { 'data-leaves-space': '' } as const;
/** A selected tab that is a link leaves Space to the commands too, because it has nothing to activate. */
const leavesSpaceSelector = '[data-leaves-space], a[role="tab"][aria-selected="true"]';

/** True when the element takes text input. */
export function isTypingIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(textEntrySelector) !== null;
}

/** True when the element handles the key itself: Enter and Space press a button, arrows move within a list. */
export function usesKeyItself(target: EventTarget | null, name: string): boolean {
  if (!(target instanceof Element)) return false;
  if (name === 'Space' && target.closest(leavesSpaceSelector) !== null) return false;
  if (/^(Space|Enter)$/.test(name)) return target.closest(activatedByEnterSelector) !== null;
  const isArrow = /^(Shift\+|Mod\+)*[←→↑↓]$/.test(name);
  const isOnTimeline = target.closest(timelineSelector) !== null;
  return isArrow && !isOnTimeline && target.closest(arrowKeySelector) !== null;
}

/**
 * True while an open dialog or menu handles all keys. One that is fading out has already returned the focus, so the
 * page handles keys again.
 */
export function isModalOpen(): boolean {
  const focused = document.activeElement ?? document.body;
  const modals = document.querySelectorAll('.MuiModal-root:not([aria-hidden="true"])');
  return [...modals].some((modal) => focused === document.body || modal.contains(focused));
}
