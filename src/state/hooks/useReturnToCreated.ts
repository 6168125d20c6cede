import { useEffect, useRef } from 'react';
import { tabTexts } from '../session/failSafeTexts';
import { RETURN_KEY, storeReturnUrl } from '../session/returnUrl';

/** Changes the stored return URL of a sign-in if it is `from`. */
function moveReturnUrl(from: string, to: string): void {
  if (tabTexts.get(RETURN_KEY) === from) storeReturnUrl(to);
}

/**
 * Returns a function that takes the path of what the form at `from` created, and points the return URL of the next
 * sign-in there. A session that expires meanwhile may close the form before or after the response.
 */
export function useReturnToCreated(from: string): (path: string) => void {
  const created = useRef<string | null>(null);
  useEffect(
    () => () => {
      if (created.current !== null) moveReturnUrl(from, created.current);
    },
    [from],
  );
  return (path) => {
    created.current = path;
    moveReturnUrl(from, path);
  };
}
