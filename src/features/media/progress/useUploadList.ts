import { useEffect, useRef } from 'react';
import { retryUpload } from '../../../state/uploads/startUpload';
import { type Upload } from '../../../state/model/uploadsSlice';

/**
 * A list of uploads. Focus in a removed row moves to the first remaining one, or to the enclosing popover. `retryAll`
 * is null when fewer than two uploads can be retried.
 */
export function useUploadList(uploads: readonly Upload[]) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const popover = list.current?.closest<HTMLElement>('[tabindex]');
    (list.current?.querySelector('button') ?? popover)?.focus();
  }, [uploads.length]);
  const failed = uploads.filter(
    ({ type, status, isFinal }) => type === 'audio' && status === 'failed' && isFinal !== true,
  );
  const retryAll = () => {
    // The button disappears with the failed uploads.
    list.current?.querySelector('button')?.focus();
    for (const { id } of failed) retryUpload(id);
  };
  return { list, retryAll: failed.length > 1 ? retryAll : null };
}
