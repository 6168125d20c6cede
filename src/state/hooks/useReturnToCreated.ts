import { useEffect, useRef } from 'react';
import { tabTexts } from '../session/failSafeTexts';
import { RETURN_KEY, storeReturnUrl } from '../session/returnUrl';

/** Redirects a sign-in that would return to `from`. */
function moveReturnUrl(from: string, to: string): void {
  if (tabTexts.get(RETURN_KEY) === from) storeReturnUrl(to);
}

/**
 * Redirects the next sign-in from the form at `from` to what was created in it: the function that it returns takes the
 * path. A session that ends meanwhile closes the form before or after the response.
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
