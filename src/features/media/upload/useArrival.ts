import { useEffect, useState, type RefObject } from 'react';
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
