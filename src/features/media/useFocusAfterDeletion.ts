import { useEffect, useRef, type RefObject } from 'react';
import { type Media } from '../../domain/tours/media';

/**
 * After a recording is deleted through its confirmation, focuses the recording that is open then rather than its delete
 * button; without one, the button that starts the next upload.
 */
export function useFocusAfterDeletion(
  askedId: string | null,
  media: readonly Media[] | null,
  uploadButton: RefObject<HTMLElement | null>,
): void {
  const lastAskedId = useRef(askedId);
  useEffect(() => {
    const closedId = askedId === null ? lastAskedId.current : null;
    lastAskedId.current = askedId;
    if (closedId === null || media === null || media.some(({ id }) => id === closedId)) return;
    const open = document.querySelector<HTMLElement>('[data-recordings] [aria-current]');
    (open ?? uploadButton.current)?.focus();
  }, [askedId, media, uploadButton]);
}
