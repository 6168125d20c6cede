import './toastStyleSheet';
import { useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { noticeShown, selectNotices } from '../../state/model/noticesSlice';
import { Toasts } from './Toasts';

/** Shows each notice of the store as a toast, once; the same words again replace the toast that has them. */
function Relay() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  /** Id of the latest toast of each text. */
  const latest = useRef(new Map<string, string>());
  const dispatch = useConsoleDispatch();
  const notices = useConsoleSelector(selectNotices);
  useEffect(() => {
    for (const { id, tone, text, isWithdrawn } of notices) {
      const earlier = latest.current.get(text);
      if (earlier !== undefined) closeSnackbar(earlier);
      if (isWithdrawn === true) {
        dispatch(noticeShown(id));
        continue;
      }
      latest.current.set(text, id);
      const onClose = () => {
        if (latest.current.get(text) === id) latest.current.delete(text);
      };
      enqueueSnackbar(text, { key: id, variant: tone, onClose });
      dispatch(noticeShown(id));
    }
  }, [notices, enqueueSnackbar, closeSnackbar, dispatch]);
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
