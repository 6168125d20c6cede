import { useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { useConsoleDispatch, useConsoleSelector } from '../state/hooks';
import { noticeShown, selectNotices } from '../state/noticesSlice';

/** Turns the store's notices into toasts, each once. */
export function ToastRelay() {
  const { enqueueSnackbar } = useSnackbar();
  const dispatch = useConsoleDispatch();
  const notices = useConsoleSelector(selectNotices);
  useEffect(() => {
    for (const { id, tone, text } of notices) {
      enqueueSnackbar(text, { key: id, variant: tone });
      dispatch(noticeShown(id));
    }
  }, [notices, enqueueSnackbar, dispatch]);
  return null;
}
