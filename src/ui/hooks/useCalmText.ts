import { useEffect, useEffectEvent, useState } from 'react';

/** Pause between two versions of a text that goes on changing. */
const PAUSE_MS = 2000;

interface CalmOptions {
  /** Subject of the text: that of another one is shown at once. */
  subject: string;
  /** True while the text goes on changing by itself; afterwards it is shown at once. */
  isChanging: boolean;
}

/** A text that can be read while it goes on changing: its next version is shown after a pause. */
export function useCalmText(text: string, { subject, isChanging }: CalmOptions): string {
  const [shown, setShown] = useState({ text, subject });
  const isShownNow = !isChanging || shown.subject !== subject;
  if (isShownNow && (shown.text !== text || shown.subject !== subject)) setShown({ text, subject });
  const showLatest = useEffectEvent(() => setShown({ text, subject }));
  useEffect(() => {
    if (!isChanging) return undefined;
    const timer = setInterval(() => showLatest(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [isChanging, subject]);
  return isShownNow ? text : shown.text;
}
