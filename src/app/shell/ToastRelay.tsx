import './toastStyleSheet';
import { useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { noticeShown, selectNotices } from '../../state/model/noticesSlice';
import { Toasts } from './Toasts';

/** Shows each of the store's notices as a toast, once. */
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

/** Toasts for the store's notices. */
export function ToastRelay() {
  return (
    <Toasts>
      <Relay />
    </Toasts>
  );
}
