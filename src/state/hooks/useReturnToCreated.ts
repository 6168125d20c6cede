import { useEffect, useRef } from 'react';
import { moveReturnUrl } from '../session/returnUrl';

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
