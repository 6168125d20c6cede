import { ThemeProvider } from '@mui/material/styles';
import userEvent from '@testing-library/user-event';
import { createContext, useContext, type ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { renderStyled } from './renderStyled';
import { createConsoleTheme } from '../app/theme/theme';

const Part = createContext<ReactElement | null>(null);

function Page() {
  return (
    <>
      {useContext(Part)}
      <i data-testid="pathname">{useLocation().pathname}</i>
    </>
  );
}

/** Renders a component with the console's theme and router, without a store. */
export function renderComponent(part: ReactElement, { path = '/' }: { path?: string } = {}) {
  const theme = createConsoleTheme('light');
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] });
  const inConsole = (inner: ReactElement) => (
    <Part value={inner}>
      <ThemeProvider theme={theme}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </Part>
  );
  const user = userEvent.setup();
  const { rerender, ...rest } = renderStyled(inConsole(part));
  return { user, ...rest, router, rerender: (next: ReactElement) => rerender(inConsole(next)) };
}
