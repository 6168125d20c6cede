import './toastStyleSheet';
import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import useEventCallback from '@mui/utils/useEventCallback';
import { useEffect, useRef } from 'react';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { noticeShown, selectNotices } from '../../../state/model/noticesSlice';
import { watchPointer } from './fadeToasts';
import { placeToasts, watchBanners } from './placeToasts';
import { Toasts } from './Toasts';

export interface ToastsProps {
  /** Opens the page that a notice leads to; toasts stand outside of the router. */
  onFollow: (address: string) => void;
}

/** Shows each notice of the store as a toast, once; the same words again replace the toast that has them. */
function Relay({ onFollow }: ToastsProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  /** Id of the latest toast of each text. */
  const latest = useRef(new Map<string, string>());
  const dispatch = useConsoleDispatch();
  const notices = useConsoleSelector(selectNotices);
  const follow = useEventCallback((id: string, address: string) => {
    closeSnackbar(id);
    onFollow(address);
  });
  useEffect(() => {
    for (const { id, tone, text, decisionAddress, isWithdrawn } of notices) {
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
      const action = decisionAddress !== undefined && (
        <Button size="small" onClick={() => follow(id, decisionAddress)}>
          Decide
        </Button>
      );
      enqueueSnackbar(text, { key: id, variant: tone, onClose, action });
      dispatch(noticeShown(id));
    }
  }, [notices, enqueueSnackbar, closeSnackbar, dispatch, follow]);
  const fading = useRef<ReturnType<typeof watchPointer>>(null);
  useEffect(() => {
    const watched = watchPointer();
    fading.current = watched;
    return () => watched.stop();
  }, []);
  useEffect(() => {
    if (notices.length === 0) return;
    fading.current?.start();
    // Once toast and page are drawn: what it tells of may have moved the page.
    requestAnimationFrame(() => requestAnimationFrame(placeToasts));
  }, [notices]);
  useEffect(() => {
    const stop = watchBanners();
    return stop;
  }, []);
  return null;
}

/** Toasts for the store's notices. */
export function ToastRelay(props: ToastsProps) {
  return (
    <Toasts>
      <Relay {...props} />
    </Toasts>
  );
}
