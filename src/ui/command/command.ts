/** Something a person can do here: a button, a key, the list of keys and the palette all read it. */
export interface Command {
  id: string;
  label: string;
  /** Commands of one group stand together: 'Tours', 'Playback'. */
  group: string;
  /** 'Mod+Shift+Z', 'Alt+←', 'Space'; the first is the one that is shown. */
  keys: readonly string[];
  /** The part of the page that offers it hears its keys itself. */
  hasOwnKeys?: boolean;
  canRun: () => boolean;
  run: () => void;
}

const names: Record<string, string> = {
  ' ': 'Space',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  '+': 'Plus',
};

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  code?: string;
};

/** A press as a command names it. Signs stand for themselves, wherever a keyboard has them. */
export function pressName({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Press): string {
  // With Alt some systems make another letter of it.
  const letter = altKey && code !== undefined && /^Key[A-Z]$/.test(code) ? code.slice(3) : key;
  const name = names[letter] ?? (letter.length === 1 ? letter.toUpperCase() : letter);
  const isSign = name.length === 1 && !/[\p{L}\d←→↑↓]/u.test(name);
  const held = [
    ctrlKey || metaKey ? 'Mod' : '',
    altKey ? 'Alt' : '',
    shiftKey && !isSign && name !== 'Plus' ? 'Shift' : '',
  ];
  return [...held, name].filter((part) => part !== '').join('+');
}

const typing =
  'input:not([type="checkbox"]):not([type="radio"]):not([type="range"]), textarea, select, [contenteditable="true"], [role="combobox"]';

/** Whether the focus is where letters are typed. */
export function isTypingIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typing) !== null;
}

/** Whether a dialog or a menu has the page's keys for itself. */
export function isModalOpen(): boolean {
  return document.querySelector('.MuiModal-root:not([aria-hidden="true"])') !== null;
}
