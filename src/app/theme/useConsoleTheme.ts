import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectPreferences } from '../../state/model/preferencesSlice';
import { createConsoleTheme } from './theme';

/** The theme of the person's choice, following the system's where they chose that. */
export function useConsoleTheme() {
  const { theme } = useConsoleSelector(selectPreferences);
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const mode = theme === 'system' ? (isSystemDark ? 'dark' : 'light') : theme;
  return useMemo(() => createConsoleTheme(mode), [mode]);
}
