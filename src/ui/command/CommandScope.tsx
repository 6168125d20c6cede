import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { isModalOpen, isTypingIn, keyCombination, type Command } from './command';

interface Registry {
  register: (owner: string, commands: readonly Command[]) => void;
  unregister: (owner: string) => void;
}

const RegistryContext = createContext<Registry>({
  register: () => undefined,
  unregister: () => undefined,
});
const CommandsContext = createContext<readonly Command[]>([]);

/** Registry of all commands on the page; dispatches keyboard shortcuts to them. */
export function CommandScope({ children }: { children: ReactNode }) {
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
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (isModalOpen()) return;
    const name = keyCombination(event);
    // Keys in a text field are text, except for the command palette's shortcut.
    if (isTypingIn(event.target) && name !== 'Mod+K') return;
    const command = commands.find(
      ({ keys, hasOwnKeys }) => hasOwnKeys !== true && keys.includes(name),
    );
    if (command === undefined || !command.canRun()) return;
    event.preventDefault();
    command.run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    // On window, after the document's listeners: parts of the page that handle the key come first.
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return (
    <RegistryContext value={registry}>
      <CommandsContext value={commands}>{children}</CommandsContext>
    </RegistryContext>
  );
}

/** All commands of the page, in order of registration. */
export const useAllCommands = () => useContext(CommandsContext);

/** Registers commands while the component is mounted. Labels and keys are read again when `version` changes. */
export function useCommands(commands: readonly Command[], version: string): void {
  const owner = useId();
  const { register, unregister } = useContext(RegistryContext);
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const current = (id: string) => latest.current.find((command) => command.id === id);
    register(
      owner,
      latest.current.map((command) => ({
        ...command,
        canRun: () => current(command.id)?.canRun() ?? false,
        run: () => current(command.id)?.run(),
      })),
    );
    return () => unregister(owner);
  }, [owner, register, unregister, version]);
}
