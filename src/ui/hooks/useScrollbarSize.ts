import { useSyncExternalStore } from 'react';

let cached = { ratio: 0, size: 0 };

function measure(): number {
  const probe = document.createElement('div');
  probe.style.cssText =
    'position:absolute;visibility:hidden;width:100px;height:100px;overflow:scroll';
  document.body.append(probe);
  const size = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  return size;
}

/**
 * Scrollbar width in pixels, cached per device pixel ratio, which zooming changes, because each measurement forces a
 * layout.
 */
function scrollbarSize(): number {
  if (cached.ratio !== devicePixelRatio) cached = { ratio: devicePixelRatio, size: measure() };
  return cached.size;
}

function subscribeToZoom(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Width of a scrollbar in pixels; 0 for overlay scrollbars. */
export const useScrollbarSize = () => useSyncExternalStore(subscribeToZoom, scrollbarSize);
