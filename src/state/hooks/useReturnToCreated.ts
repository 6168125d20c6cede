import { useEffect, useRef } from 'react';
import { tabTexts } from '../session/failSafeTexts';
import { RETURN_KEY, storeReturnUrl } from '../session/returnUrl';

/** Has a sign-in that would lead back to one path lead to another: what was made there has its own page by now. */
function moveReturnUrl(from: string, to: string): void {
  if (tabTexts.get(RETURN_KEY) === from) storeReturnUrl(to);
}

/**
 * Returns a function that is told the page to which a creation at an address leads. A session that ends with it closes its form at
 * some moment, before or after the answer: the next sign-in then leads to that page, and not to an empty form.
 */
export function useReturnToCreated(from: string): (address: string) => void {
  const created = useRef<string | null>(null);
  useEffect(
    () => () => {
      if (created.current !== null) moveReturnUrl(from, created.current);
    },
    [from],
  );
  return (address) => {
    created.current = address;
    moveReturnUrl(from, address);
  };
}
