import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds between two versions of a text that goes on changing. */
const INTERVAL_MS = 2000;

interface ThrottleOptions {
  /** Subject of the text: that of another one is shown at once. */
  subject: string;
  /** True while the text goes on changing by itself; afterwards it is shown at once. */
  isChanging: boolean;
}

/** Throttles a text that goes on changing, so that it can be read: its next version is shown after an interval. */
export function useThrottledText(text: string, { subject, isChanging }: ThrottleOptions): string {
  const [shown, setShown] = useState({ text, subject });
  const isShownNow = !isChanging || shown.subject !== subject;
  if (isShownNow && (shown.text !== text || shown.subject !== subject)) setShown({ text, subject });
  const showLatest = useEffectEvent(() => setShown({ text, subject }));
  useEffect(() => {
    if (!isChanging) return undefined;
    const timer = setInterval(() => showLatest(), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isChanging, subject]);
  return isShownNow ? text : shown.text;
}
