import { useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { noticeShown, selectNotices } from '../../state/model/noticesSlice';
import { Toasts } from './Toasts';

/** Turns the store's notices into toasts, each once. */
function Relay() {
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

/** The toasts, with what the store gives them. */
export function ToastRelay() {
  return (
    <Toasts>
      <Relay />
    </Toasts>
  );
}
