import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { createConsoleTheme } from '../app/theme';

function Address() {
  return <i data-testid="address">{useLocation().pathname}</i>;
}

/** Renders one part of the interface as it stands in the console: theme and router, no store. */
export function renderPart(part: ReactElement, { path = '/' }: { path?: string } = {}) {
  const theme = createConsoleTheme('light');
  const inConsole = (inner: ReactElement) => (
    <MemoryRouter initialEntries={[path]}>
      <ThemeProvider theme={theme}>{inner}</ThemeProvider>
      <Address />
    </MemoryRouter>
  );
  const user = userEvent.setup();
  const { rerender, ...rest } = render(inConsole(part));
  return { user, ...rest, rerender: (next: ReactElement) => rerender(inConsole(next)) };
}
