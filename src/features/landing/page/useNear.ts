import { useEffect, type RefObject } from 'react';

/** Calls back once the element is within 200 px of the viewport. `onNear` must be stable. */
export function useNear(target: RefObject<Element | null>, onNear: () => void): void {
  useEffect(() => {
    const element = target.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, onNear]);
}
