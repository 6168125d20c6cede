import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { createConsoleTheme } from './theme';

test('nothing inherits how it is measured: a change of style stays with its element', () => {
  render(
    <ThemeProvider theme={createConsoleTheme('light')}>
      <CssBaseline />
      <p>inner</p>
    </ThemeProvider>,
  );
  expect(getComputedStyle(screen.getByText('inner')).boxSizing).toBe('border-box');
});
