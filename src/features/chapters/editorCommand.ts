/** Something an editor can do: a button, a key and a line in the list of keys all read it. */
export interface EditorCommand {
  id: string;
  label: string;
  group: 'Playback' | 'Chapters' | 'View';
  /** 'Mod+Shift+Z', 'Alt+←', 'Space'; the first is the one that is shown on buttons. */
  keys: readonly string[];
  canRun: () => boolean;
  run: (press: { isRepeated: boolean }) => void;
  /** Done again while the key is held down. */
  repeats?: boolean;
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
