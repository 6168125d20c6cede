import { useEffect, useState, type RefObject } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import { type Media } from '../../../domain/tours/media';
import { focusPlayhead } from '../../../ui/timeline/focusPlayhead';

/**
 * Leads on to the chapters of a recording that was just uploaded: the playhead gets the focus, unless the
 * person works elsewhere by then. Returns what is called with the id of the recording.
 */
export function useArrival(openId: string | undefined, button: RefObject<HTMLElement | null>) {
  const [arrivedId, setArrivedId] = useState<string | null>(null);
  useEffect(() => {
    if (arrivedId === null || arrivedId !== openId) return;
    setArrivedId(null);
    const { activeElement } = document;
    // A second click on Upload lands on the page, once the form has gone.
    const isOnPage = activeElement?.matches('body, main') === true;
    if (activeElement === button.current || isOnPage) focusPlayhead();
  }, [arrivedId, openId, button]);
  return setArrivedId;
}

/** A recording that has a file that was uploaded. */
interface Uploaded {
  media: Media;
  /** Id of the recording that it replaces, if any. */
  replacedId: string | null;
  /** True where several files were sent at once. */
  isOneOfSeveral: boolean;
}
type UploadListener = (uploaded: Uploaded) => void;

/** By section: the screen that began an upload may have closed, and have been opened again, before it ends. */
const listeners = new Map<string, UploadListener>();

/** Notifies the screen that shows a section's recordings, where one is open, of an upload that has ended well. */
export function notifyUploaded(sectionId: string, uploaded: Uploaded): void {
  listeners.get(sectionId)?.(uploaded);
}

/** Hears of the uploads of a section, whoever began them, while the component is mounted. */
export function useUploadListener(sectionId: string, listener: UploadListener): void {
  const stable = useEventCallback(listener);
  useEffect(() => {
    listeners.set(sectionId, stable);
    return () => {
      listeners.delete(sectionId);
    };
  }, [sectionId, stable]);
}
