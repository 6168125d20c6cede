import { createContext, useContext } from 'react';
import { type AuthGateway } from '../../state/session/authGateway';
import { type ConsoleStore } from '../../state/start/store';
import { type VersionOffer } from '../serviceWorker/versionOffer';
import { type Settings } from '../settings';

/** Services shared through context, beside the store. */
export interface ConsoleParts {
  console: ConsoleStore;
  auth: AuthGateway;
  settings: Settings;
  versions: VersionOffer;
  /** Loads a URL with a full page load, replacing the history entry. */
  redirectTo: (url: string) => void;
}

/** The services, with a sign-out that ends at the login screen. */
export interface ProvidedParts extends ConsoleParts {
  signOut: () => Promise<void>;
}

const Context = createContext<ProvidedParts | null>(null);

export const ConsoleProvider = Context.Provider;

export function useConsoleParts(): ProvidedParts {
  const parts = useContext(Context);
  if (!parts) throw new Error('useConsoleParts is used outside ConsoleProvider');
  return parts;
}
