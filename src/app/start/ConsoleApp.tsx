import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { announced } from '../../state/model/noticesSlice';
import { selectPicturePrefix } from '../../state/model/pictureWidthsSlice';
import { signOut } from '../../state/start/signOut';
import { PicturePrefixContext } from '../../ui/content/pictureUrl';
import { ConsoleProvider, type ConsoleParts } from '../shell/ConsoleContext';
import { consumeSignedOutNotice, signedOutUrl } from '../shell/signedOutUrl';
import { LazyToasts } from '../shell/toasts/LazyToasts';
import { StartGate } from '../shell/StartGate';
import { useConsoleTheme } from '../theme/useConsoleTheme';

function ThemedConsole({ router }: Pick<RouterProviderProps, 'router'>) {
  const theme = useConsoleTheme();
  const picturePrefix = useConsoleSelector(selectPicturePrefix);
  const dispatch = useConsoleDispatch();
  useEffect(() => {
    const notice = consumeSignedOutNotice();
    if (notice) dispatch(announced(notice.tone, notice.text));
  }, [dispatch]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <PicturePrefixContext value={picturePrefix}>
        <StartGate>
          {/* Without transitions: store updates during one would render a screen twice. */}
          <RouterProvider router={router} useTransitions={false} />
        </StartGate>
      </PicturePrefixContext>
      <LazyToasts onFollow={(path) => void router.navigate(path)} />
    </ThemeProvider>
  );
}

/** Root component of the console. */
export function ConsoleApp({
  parts,
  router,
}: { parts: ConsoleParts } & Pick<RouterProviderProps, 'router'>) {
  const [provided] = useState(() =>
    Object.assign({}, parts, {
      signOut: async () => parts.redirectTo(signedOutUrl(await signOut(parts.console, parts.auth))),
    }),
  );
  return (
    <ConsoleProvider value={provided}>
      <Provider store={parts.console.store}>
        <ThemedConsole router={router} />
      </Provider>
    </ConsoleProvider>
  );
}
