import { styled } from '@mui/material/styles';
import { MaterialDesignContent, SnackbarProvider } from 'notistack';
import { type ReactNode } from 'react';
import { limits } from '../../../domain/limits';
import './Toasts.css';

const Toast = styled(MaterialDesignContent)(({ theme }) => ({
  '&.notistack-MuiContent': {
    flexWrap: 'nowrap',
    // Wide enough for most notices on one line, and low enough to fit between a page's header and content.
    maxWidth: 580,
    padding: '9px 14px',
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.background.paper,
    boxShadow: '0 6px 24px rgb(0 0 0 / 14%)',
    color: theme.palette.text.primary,
    fontFamily: theme.typography.fontFamily,
    fontSize: 14,
    '& #notistack-snackbar': { padding: 0, lineHeight: '20px' },
    '& svg': { flex: 'none' },
  },
  '&.notistack-MuiContent-success svg': { color: theme.palette.success.main },
  '&.notistack-MuiContent-error svg': { color: theme.palette.error.main },
  '&.notistack-MuiContent-warning svg': { color: theme.palette.warning.main },
  '&.notistack-MuiContent-info svg': { color: theme.palette.info.main },
}));

const contents = { success: Toast, error: Toast, warning: Toast, info: Toast };

/** Toasts at the top right, shown for four seconds. */
export function Toasts({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={4}
      autoHideDuration={limits.toastMs}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={contents}
      classes={{ containerAnchorOriginTopRight: 'Toasts' }}
    >
      {children}
    </SnackbarProvider>
  );
}
