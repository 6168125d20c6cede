import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type AppLinks, type SharePlatform } from './appLinks';

export type ShareView = 'opening' | 'launching' | 'fallback';

export const SECOND_ATTEMPT_MS = 500;
export const FRAME_LIFE_MS = 1000;
export const FALLBACK_MS = 2500;

interface AppLaunchOptions {
  links: AppLinks;
  platform: SharePlatform;
  /** The app was tried before and is missing. */
  isSkipped: boolean;
  openAddress: (address: string) => void;
}

/** A frame fails in silence where no app answers the link; a changed address would show an error. */
function tryInFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.src = address;
  document.body.append(frame);
  return frame;
}

/**
 * Tries the app once, in two steps, then shows the fallback. A page that is hidden has opened the
 * app: nothing more is tried, and who comes back finds the fallback.
 */
export function useAppLaunch({ links, platform, isSkipped, openAddress }: AppLaunchOptions) {
  const [view, setView] = useState<ShareView>('opening');
  const settle = useRef(() => setView('fallback'));
  const { deep, share, intent } = links;

  // Not at first: what the build wrote is the opening view, whatever the address says.
  useLayoutEffect(() => {
    if (isSkipped) setView('fallback');
  }, [isSkipped]);

  useEffect(() => {
    if (isSkipped) return;
    const timers: ReturnType<typeof setTimeout>[] = [];
    let frames: HTMLIFrameElement[] = [];
    let isStarted = false;
    let isOver = false;
    const after = (ms: number, act: () => void) => timers.push(setTimeout(act, ms));

    function removeFrames() {
      frames.forEach((frame) => frame.remove());
      frames = [];
    }

    function finish() {
      isOver = true;
      timers.forEach(clearTimeout);
      removeFrames();
    }

    function showFallback() {
      finish();
      setView('fallback');
    }

    function attempt(act: () => void) {
      try {
        act();
      } catch {
        showFallback();
      }
    }

    function secondAttempt() {
      setView('launching');
      attempt(() => {
        const addresses = platform === 'android' ? [deep, share] : [share];
        addresses.forEach((address) => frames.push(tryInFrame(address)));
        after(FRAME_LIFE_MS, removeFrames);
      });
    }

    function start() {
      isStarted = true;
      after(SECOND_ATTEMPT_MS, secondAttempt);
      after(FALLBACK_MS, showFallback);
      attempt(() => {
        if (platform === 'android') openAddress(intent);
        else frames.push(tryInFrame(deep));
      });
    }

    function follow() {
      if (isOver) return;
      const isHidden = document.visibilityState === 'hidden';
      if (isHidden && isStarted) showFallback();
      // A tab opened in the background waits until someone looks.
      if (!isHidden && !isStarted) start();
    }

    const leave = () => {
      if (isStarted && !isOver) showFallback();
    };
    settle.current = showFallback;
    follow();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', leave);
    return () => {
      finish();
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', leave);
    };
  }, [deep, share, intent, platform, isSkipped, openAddress]);

  return { view, showFallback: useCallback(() => settle.current(), []) };
}
