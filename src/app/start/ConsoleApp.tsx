import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, type RouterProviderProps } from 'react-router';
import { useConsoleDispatch } from '../../state/hooks/storeHooks';
import { announced } from '../../state/model/noticesSlice';
import { ConsoleProvider, type ConsoleParts } from '../shell/ConsoleContext';
import { takeSignedOutNotice } from '../shell/signedOutAddress';
import { LazyToasts } from '../shell/LazyToasts';
import { StartGate } from '../shell/StartGate';
import { useConsoleTheme } from '../theme/useConsoleTheme';

function Themed({ router }: Pick<RouterProviderProps, 'router'>) {
  const theme = useConsoleTheme();
  const dispatch = useConsoleDispatch();
  useEffect(() => {
    const notice = takeSignedOutNotice();
    if (notice) dispatch(announced(notice.tone, notice.text));
  }, [dispatch]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <StartGate>
        {/* In a transition, whatever the store learns meanwhile would have a screen drawn twice. */}
        <RouterProvider router={router} useTransitions={false} />
      </StartGate>
      <LazyToasts />
    </ThemeProvider>
  );
}

/** The whole console around a router. */
export function ConsoleApp({
  parts,
  router,
}: { parts: ConsoleParts } & Pick<RouterProviderProps, 'router'>) {
  return (
    <ConsoleProvider value={parts}>
      <Provider store={parts.console.store}>
        <Themed router={router} />
      </Provider>
    </ConsoleProvider>
  );
}
