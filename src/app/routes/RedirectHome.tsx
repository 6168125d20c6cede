import { useEffect } from 'react';
import { useConsoleParts } from '../shell/ConsoleContext';

/** Redirects unmatched paths to the landing page, which is not part of the console's bundle. */
export function RedirectHome() {
  const { redirectTo } = useConsoleParts();
  useEffect(() => {
    redirectTo('/');
  }, [redirectTo]);
  return null;
}
