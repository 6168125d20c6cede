import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import {
  isCharacterKey,
  isLetterElsewhere,
  isModalOpen,
  isTypingIn,
  isWhereLettersWork,
  keyCombination,
  usesKeyItself,
  type Command,
} from './command';
import { beginsSequence, isModifierKey, takeFirstKey, type FirstKey } from './keySequence';

interface Registry {
  register: (owner: string, commands: readonly Command[]) => void;
  unregister: (owner: string) => void;
}

const RegistryContext = createContext<Registry>({
  register: () => undefined,
  unregister: () => undefined,
});
const CommandsContext = createContext<readonly Command[]>([]);
const CharacterKeysContext = createContext(true);

/**
 * Command that a key press on an element runs; a page's commands take precedence over global ones. Undefined when none
 * does.
 */
function commandFor(
  commands: readonly Command[],
  name: string,
  target: EventTarget | null,
): Command | undefined {
  const isTyping = isTypingIn(target);
  const [first] = commands
    .filter(({ keys, hasOwnKeys }) => keys.includes(name) && hasOwnKeys !== true)
    .toSorted((a, b) => Number(a.isGlobal === true) - Number(b.isGlobal === true));
  if (first === undefined || usesKeyItself(target, name)) return undefined;
  if (isLetterElsewhere(first, name, target)) return undefined;
  return isTyping && first.worksWhileTyping !== true ? undefined : first;
}

interface CommandScopeProps {
  /** False when single-character shortcuts work only inside the elements that they are for (WCAG 2.2, 2.1.4). */
  hasCharacterKeys?: boolean;
  children: ReactNode;
}

/** Registry of all commands on the page; dispatches keyboard shortcuts to them. */
export function CommandScope({ hasCharacterKeys = true, children }: CommandScopeProps) {
  const [owners, setOwners] = useState<ReadonlyMap<string, readonly Command[]>>(new Map());
  const registry = useMemo<Registry>(
    () => ({
      register: (owner, commands) => setOwners((current) => new Map(current).set(owner, commands)),
      unregister: (owner) =>
        setOwners((current) => new Map([...current].filter(([name]) => name !== owner))),
    }),
    [],
  );
  const commands = useMemo(() => [...owners.values()].flat(), [owners]);
  const firstKey = useRef<FirstKey | null>(null);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isModifierKey(event)) return;
    const first = takeFirstKey(firstKey, event);
    if (event.defaultPrevented || event.isComposing || isModalOpen()) return;
    const { target, repeat } = event;
    const name = keyCombination(event);
    const command =
      (first === null ? undefined : commandFor(commands, `${first} ${name}`, target)) ??
      commandFor(commands, name, target);
    if (command === undefined) {
      if (!hasCharacterKeys || isTypingIn(target) || !beginsSequence(commands, name)) return;
      event.preventDefault();
      firstKey.current = { name, atMs: event.timeStamp };
      return;
    }
    const isHere = hasCharacterKeys || isWhereLettersWork(command, target);
    if (isCharacterKey(name) && !isHere) return;
    event.preventDefault();
    if (repeat && command.repeats !== true) return;
    if (command.canRun()) command.run({ isRepeated: repeat });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    // On window, after the document's listeners, so that parts of the page that handle the key take precedence.
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return (
    <RegistryContext value={registry}>
      <CharacterKeysContext value={hasCharacterKeys}>
        <CommandsContext value={commands}>{children}</CommandsContext>
      </CharacterKeysContext>
    </RegistryContext>
  );
}

/** True while single-character shortcuts work everywhere on the page. */
export const useHasCharacterKeys = () => useContext(CharacterKeysContext);

/** All commands of the page, in order of registration. */
export const useAllCommands = () => useContext(CommandsContext);

/** Registers commands while the component is mounted. Labels and keys are read again only when `version` changes. */
export function useCommands(commands: readonly Command[], version: string): void {
  const owner = useId();
  const { register, unregister } = useContext(RegistryContext);
  const current = useEventCallback((id: string) => commands.find((command) => command.id === id));
  const registerAll = useEffectEvent(() => {
    const stable = commands.map((command): Command => ({
      ...command,
      canRun: () => current(command.id)?.canRun() ?? false,
      run: (press) => current(command.id)?.run(press),
    }));
    register(owner, stable);
  });
  // A layout effect, so that keys work as soon as the page is visible.
  useLayoutEffect(() => {
    registerAll();
    return () => unregister(owner);
  }, [owner, register, unregister, version]);
}

interface ButtonCommand extends Pick<Command, 'id' | 'label' | 'group' | 'isDestructive'> {
  isEnabled?: boolean;
  run: () => void;
}

/**
 * Registers the action of a button without a shortcut while the button is mounted, so that the palette offers it too.
 */
export function useButtonCommand({ isEnabled = true, ...command }: ButtonCommand): void {
  useCommands([{ ...command, keys: [], canRun: () => isEnabled }], command.label);
}
