import { type Command } from './command';

/** First key of a two-key shortcut and the time of its press. */
export interface FirstKey {
  name: string;
  atMs: number;
}

/** Maximum time between the two keys, in milliseconds. */
const NEXT_KEY_MS = 1500;

/** True for a modifier key pressed alone. */
export const isModifierKey = ({ key }: Pick<KeyboardEvent, 'key'>): boolean =>
  /^(Shift|Control|Alt|AltGraph|Meta|CapsLock)$/.test(key);

/** Name of the first key when this press follows in time, else null; the press ends the sequence either way. */
export function takeFirstKey(
  firstKey: { current: FirstKey | null },
  { timeStamp }: Pick<KeyboardEvent, 'timeStamp'>,
): string | null {
  const first = firstKey.current;
  firstKey.current = null;
  return first !== null && timeStamp - first.atMs <= NEXT_KEY_MS ? first.name : null;
}

/** True for the first key of a two-key shortcut, unless the key is a shortcut by itself on this page. */
export const beginsSequence = (commands: readonly Command[], name: string): boolean =>
  commands.some(({ keys }) => keys.some((each) => each.startsWith(`${name} `))) &&
  !commands.some(({ keys }) => keys.includes(name));

/** True when a command of the page overrides this global one with the same shortcut. */
const isTakenByPage = (commands: readonly Command[], { isGlobal }: Command, shortcut: string) =>
  isGlobal === true &&
  commands.some(
    (other) =>
      other.isGlobal !== true && other.hasOwnKeys !== true && other.keys.includes(shortcut),
  );

/** False when the shortcut, or the first key of its sequence, belongs to another command on this page. */
export function worksOnPage(
  commands: readonly Command[],
  command: Command,
  shortcut: string,
): boolean {
  if (isTakenByPage(commands, command, shortcut)) return false;
  const [first = '', next] = shortcut.split(' ');
  return next === undefined || beginsSequence(commands, first);
}
