import { useEffect, useState, type RefObject } from 'react';

/** A wide window with a mouse: the phone is another device. */
const DESKTOP = '(min-width: 900px) and (pointer: fine)';

/** True once the element comes near on a desktop. */
export function useNearDesktop(target: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (element === null || !window.matchMedia?.(DESKTOP).matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isNear;
}
