import { useEffect, useEffectEvent, useState } from 'react';

/** Minimum time in milliseconds between two displayed texts. */
const INTERVAL_MS = 2000;

interface ThrottleOptions {
  /** Subject of the text; a change of subject shows the text at once. */
  subject: string;
  /** True while the text keeps changing; the final text is shown at once. */
  isChanging: boolean;
}

/** Throttles a text that keeps changing, so that it stays readable: shows the latest version after each interval. */
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
