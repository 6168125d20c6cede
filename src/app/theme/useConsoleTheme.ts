import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectPreferences } from '../../state/model/preferencesSlice';
import { createConsoleTheme } from './theme';

/** Theme of the person's preference, else of the system. */
export function useConsoleTheme() {
  const { theme } = useConsoleSelector(selectPreferences);
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const mode = theme === 'system' ? (isSystemDark ? 'dark' : 'light') : theme;
  return useMemo(() => createConsoleTheme(mode), [mode]);
}
