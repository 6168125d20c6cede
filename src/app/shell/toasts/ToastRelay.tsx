import './toastStyleSheet';
import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import useEventCallback from '@mui/utils/useEventCallback';
import { useEffect, useRef } from 'react';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import {
  actionOfNotice,
  forgetActionOfNotice,
  noticeShown,
  selectNotices,
} from '../../../state/model/noticesSlice';
import { watchUnderToasts } from './fadeToasts';
import { placeToasts } from './placeToasts';
import { Toasts } from './Toasts';

export interface ToastsProps {
  /** Navigates to a notice's page; toasts render outside of the router. */
  onFollow: (path: string) => void;
}

/** Text of a toast, with its subject on a second line. */
function TextWithDetail({ text, detail }: { text: string; detail: string }) {
  return (
    <span>
      <span>{text}</span>
      <br />
      <bdi>{detail}</bdi>
    </span>
  );
}

/** Shows each notice in the store once, as a toast that replaces an earlier one with the same topic or text. */
function Relay({ onFollow }: ToastsProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  /** Id of the latest toast of each topic. */
  const latest = useRef(new Map<string, string>());
  const dispatch = useConsoleDispatch();
  const notices = useConsoleSelector(selectNotices);
  const follow = useEventCallback(onFollow);
  useEffect(() => {
    for (const notice of notices) {
      const { id, tone, text, detail, decisionPath, topic = text, isWithdrawn } = notice;
      const earlier = latest.current.get(topic);
      if (earlier !== undefined) closeSnackbar(earlier);
      if (isWithdrawn === true) {
        dispatch(noticeShown(id));
        continue;
      }
      latest.current.set(topic, id);
      const onClose = () => {
        forgetActionOfNotice(id);
        if (latest.current.get(topic) === id) latest.current.delete(topic);
      };
      const own = actionOfNotice(id);
      const button = (label: string, run: () => void) => (
        <Button
          size="small"
          sx={{ height: 24 }}
          onClick={() => {
            closeSnackbar(id);
            run();
          }}
        >
          {label}
        </Button>
      );
      const action =
        decisionPath !== undefined
          ? button('Decide', () => follow(decisionPath))
          : own !== undefined && button(own.label, own.run);
      const message = detail === undefined ? text : <TextWithDetail text={text} detail={detail} />;
      enqueueSnackbar(message, { key: id, variant: tone, onClose, action });
      dispatch(noticeShown(id));
    }
  }, [notices, enqueueSnackbar, closeSnackbar, dispatch, follow]);
  useEffect(() => {
    if (notices.length === 0) return;
    const areShown = document.querySelector('.Toasts > *') !== null;
    // Two frames later the page has re-rendered: a closing form is gone and the focus has moved.
    requestAnimationFrame(() => requestAnimationFrame(() => placeToasts(areShown)));
  }, [notices]);
  useEffect(() => {
    const stop = watchUnderToasts();
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
