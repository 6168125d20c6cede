import { useEffect, useState, type RefObject } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import { type Media } from '../../../domain/tours/media';
import { focusPlayhead } from '../../../ui/timeline/focusPlayhead';

/**
 * Moves the focus to the playhead of a newly uploaded recording, so that the person can continue with its chapters,
 * unless the focus has moved elsewhere meanwhile. Returns a function that takes the recording's id.
 */
export function useArrival(openId: string | undefined, button: RefObject<HTMLElement | null>) {
  const [arrivedId, setArrivedId] = useState<string | null>(null);
  useEffect(() => {
    if (arrivedId === null || arrivedId !== openId) return;
    setArrivedId(null);
    const { activeElement } = document;
    // A second click on Upload hits the page, because the form is gone.
    const isOnPage = activeElement?.matches('body, main') === true;
    if (activeElement === button.current || isOnPage) focusPlayhead();
  }, [arrivedId, openId, button]);
  return setArrivedId;
}

/** A recording whose file was uploaded. */
interface Uploaded {
  media: Media;
  /** Id of the recording that it replaces; null for none. */
  replacedId: string | null;
  /** True when several files were sent together. */
  isOneOfSeveral: boolean;
}
type UploadListener = (uploaded: Uploaded) => void;

/** Keyed by section: the screen that began an upload may have been closed and reopened before the upload ends. */
const listeners = new Map<string, UploadListener>();

/** Notifies the mounted screen of a section's recordings, if any, of a successful upload. */
export function notifyUploaded(sectionId: string, uploaded: Uploaded): void {
  listeners.get(sectionId)?.(uploaded);
}

/** Subscribes to all uploads of a section while the component is mounted. */
export function useUploadListener(sectionId: string, listener: UploadListener): void {
  const stable = useEventCallback(listener);
  useEffect(() => {
    listeners.set(sectionId, stable);
    return () => {
      listeners.delete(sectionId);
    };
  }, [sectionId, stable]);
}
