import { useSyncExternalStore } from 'react';

let known = { ratio: 0, size: 0 };

function measure(): number {
  const probe = document.createElement('div');
  probe.style.cssText =
    'position:absolute;visibility:hidden;width:100px;height:100px;overflow:scroll';
  document.body.append(probe);
  const size = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  return size;
}

/** Measured anew only when zoom has changed it: each measuring has the browser lay out the page at once. */
function scrollbarSize(): number {
  if (known.ratio !== devicePixelRatio) known = { ratio: devicePixelRatio, size: measure() };
  return known.size;
}

function onZoom(call: () => void): () => void {
  window.addEventListener('resize', call);
  return () => window.removeEventListener('resize', call);
}

/** The width of a scrollbar in pixels, 0 where they lie over the content. */
export const useScrollbarSize = () => useSyncExternalStore(onZoom, scrollbarSize);
