import { useEffect } from 'react';
import { useConsoleParts } from '../shell/ConsoleContext';

/** Any other path goes to the landing page, which is not part of the console's bundle. */
export function RedirectHome() {
  const { leaveFor } = useConsoleParts();
  useEffect(() => leaveFor('/'), [leaveFor]);
  return null;
}
