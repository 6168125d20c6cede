import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { type TimeViewStore } from '../timeline/TimeViewStore';
import { msOf } from '../timeline/timeView';

/** Zoom exponent per pixel: one notch of a wheel is about 100 pixels, or a fifth. */
const WHEEL_ZOOM = 0.002;
/** Zoom exponent per pixel of a touch pad pinch, which reports small steps. */
const PINCH_ZOOM = 0.01;
const LINE_PIXELS = 16;

const pixelsOf = (delta: number, { deltaMode }: WheelEvent) =>
  deltaMode === WheelEvent.DOM_DELTA_LINE ? delta * LINE_PIXELS : delta;

/** Wheel gestures: Ctrl+wheel or a touch pad pinch zooms; Shift+wheel or a horizontal wheel pans. */
export function useTimelineWheel(box: RefObject<HTMLElement | null>, view: TimeViewStore): void {
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const turn = (event: WheelEvent) => {
      const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        const isPinch = !Number.isInteger(event.deltaY) || Math.abs(event.deltaY) < 50;
        const factor = Math.exp(
          -pixelsOf(event.deltaY, event) * (isPinch ? PINCH_ZOOM : WHEEL_ZOOM),
        );
        view.zoom(factor, event.clientX - element.getBoundingClientRect().left);
      } else if (Math.abs(sideways) > (event.shiftKey ? 0 : Math.abs(event.deltaY))) {
        event.preventDefault();
        view.panByUser(pixelsOf(sideways, event));
      }
    };
    // React's wheel listeners are passive and cannot prevent the page from zooming.
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [box, view]);
}

interface Finger {
  x: number;
  isTouch: boolean;
}

/** Pointer gestures: press or drag by mouse or pen seeks; one finger pans, two pinch, a tap seeks. */
export function useTimelinePointers(view: TimeViewStore, onSeek: (ms: number) => void) {
  const fingers = useRef(new Map<number, Finger>());
  const hasPanned = useRef(false);

  const xIn = (event: PointerEvent<HTMLElement>) =>
    event.clientX - event.currentTarget.getBoundingClientRect().left;
  const seek = (event: PointerEvent<HTMLElement>) => {
    const ms = Math.round(msOf(view.get(), xIn(event)));
    onSeek(Math.min(view.durationMs, Math.max(0, ms)));
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const isTouch = event.pointerType === 'touch';
    event.currentTarget.setPointerCapture?.(event.pointerId);
    fingers.current.set(event.pointerId, { x: xIn(event), isTouch });
    hasPanned.current = false;
    if (!isTouch) seek(event);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const finger = fingers.current.get(event.pointerId);
    if (finger === undefined) return;
    if (!finger.isTouch) return seek(event);
    const x = xIn(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) {
      const factor = Math.abs(x - other.x) / Math.max(1, Math.abs(finger.x - other.x));
      view.zoom(Math.min(4, Math.max(0.25, factor)), (x + other.x) / 2);
      hasPanned.current = true;
    } else if (hasPanned.current || Math.abs(x - finger.x) > 6) {
      hasPanned.current = true;
      view.panByUser(finger.x - x);
    } else {
      return;
    }
    fingers.current.set(event.pointerId, { ...finger, x });
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const finger = fingers.current.get(event.pointerId);
    fingers.current.delete(event.pointerId);
    if (finger?.isTouch === true && !hasPanned.current) seek(event);
  };

  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
