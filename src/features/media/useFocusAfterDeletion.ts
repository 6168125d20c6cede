import { useEffect, useRef, type RefObject } from 'react';
import { type Media } from '../../domain/tours/media';

/**
 * Once the question whether to delete a recording has gone with it, the recording that is open then has the focus, and
 * not the button that would delete that one too; where there is none, the button of the next upload.
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
