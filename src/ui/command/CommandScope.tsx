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
import { isModalOpen, isTypingIn, pressName, type Command } from './command';

interface Registry {
  put: (owner: string, commands: readonly Command[]) => void;
  drop: (owner: string) => void;
}

const RegistryContext = createContext<Registry>({ put: () => undefined, drop: () => undefined });
const CommandsContext = createContext<readonly Command[]>([]);

/** Knows the commands of everything on the page, and runs them by their keys. */
export function CommandScope({ children }: { children: ReactNode }) {
  const [owners, setOwners] = useState<ReadonlyMap<string, readonly Command[]>>(new Map());
  const registry = useMemo<Registry>(
    () => ({
      put: (owner, commands) => setOwners((known) => new Map(known).set(owner, commands)),
      drop: (owner) => setOwners((known) => new Map([...known].filter(([name]) => name !== owner))),
    }),
    [],
  );
  const commands = useMemo(() => [...owners.values()].flat(), [owners]);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (isModalOpen()) return;
    const name = pressName(event);
    // What is typed is text; a combination that a field has no use for may still mean a command.
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
    // After the listeners of the document: a part of the page that takes the key comes first.
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return (
    <RegistryContext value={registry}>
      <CommandsContext value={commands}>{children}</CommandsContext>
    </RegistryContext>
  );
}

/** All commands of the page, in the order in which they came. */
export const useAllCommands = () => useContext(CommandsContext);

/** Offers commands as long as the component is there. Labels and keys are read when `about` changes. */
export function useCommands(commands: readonly Command[], about: string): void {
  const owner = useId();
  const { put, drop } = useContext(RegistryContext);
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const current = (id: string) => latest.current.find((command) => command.id === id);
    put(
      owner,
      latest.current.map((command) => ({
        ...command,
        canRun: () => current(command.id)?.canRun() ?? false,
        run: () => current(command.id)?.run(),
      })),
    );
    return () => drop(owner);
  }, [owner, put, drop, about]);
}
