import { useEffect, useRef } from 'react';
import { retryUpload } from '../../../state/uploads/startUpload';
import { type Upload } from '../../../state/model/uploadsSlice';

/**
 * A list of uploads: the focus of a row that was removed goes to the first that is left, or to the
 * popover that it is in. `retryAll` is null where fewer
 * than two can be sent again.
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
    // The button goes.
    list.current?.querySelector('button')?.focus();
    for (const { id } of failed) retryUpload(id);
  };
  return { list, retryAll: failed.length > 1 ? retryAll : null };
}
