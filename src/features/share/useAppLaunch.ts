import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type AppLinks, type SharePlatform } from './appLinks';

export type ShareView = 'opening' | 'launching' | 'fallback';

export const SECOND_ATTEMPT_MS = 500;
export const IFRAME_LIFETIME_MS = 1000;
export const FALLBACK_MS = 2500;

interface AppLaunchOptions {
  links: AppLinks;
  platform: SharePlatform;
  /** True when an earlier attempt found that the app is not installed. */
  isSkipped: boolean;
  openUrl: (url: string) => void;
}

/** An iframe fails silently when no app handles the link; navigation would show an error. */
function openInIframe(url: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.src = url;
  document.body.append(frame);
  return frame;
}

/**
 * Tries to open the app in two attempts, then shows the fallback. A hidden page means that the app has opened: no
 * further attempt is made, and the fallback is shown on return.
 */
export function useAppLaunch({ links, platform, isSkipped, openUrl }: AppLaunchOptions) {
  const [view, setView] = useState<ShareView>('opening');
  const { deep, share, intent } = links;

  // Set in an effect, so that the first render matches the prerendered opening view regardless of the URL.
  useLayoutEffect(() => {
    if (isSkipped) setView('fallback');
  }, [isSkipped]);

  const isFallback = view === 'fallback';
  useEffect(() => {
    if (isSkipped || isFallback) return;
    const timers: ReturnType<typeof setTimeout>[] = [];
    let iframes: HTMLIFrameElement[] = [];
    let isStarted = false;
    let isFinished = false;
    const schedule = (ms: number, action: () => void) => timers.push(setTimeout(action, ms));

    function removeFrames() {
      iframes.forEach((frame) => frame.remove());
      iframes = [];
    }

    function finish() {
      isFinished = true;
      timers.forEach(clearTimeout);
      removeFrames();
    }

    function showFallback() {
      finish();
      setView('fallback');
    }

    function attempt(action: () => void) {
      try {
        action();
      } catch {
        showFallback();
      }
    }

    function secondAttempt() {
      setView('launching');
      attempt(() => {
        const urls = platform === 'android' ? [deep, share] : [share];
        urls.forEach((url) => iframes.push(openInIframe(url)));
        schedule(IFRAME_LIFETIME_MS, removeFrames);
      });
    }

    function start() {
      isStarted = true;
      schedule(SECOND_ATTEMPT_MS, secondAttempt);
      schedule(FALLBACK_MS, showFallback);
      attempt(() => {
        if (platform === 'android') openUrl(intent);
        else iframes.push(openInIframe(deep));
      });
    }

    function handleVisibility() {
      if (isFinished) return;
      const isHidden = document.visibilityState === 'hidden';
      if (isHidden && isStarted) showFallback();
      // A tab opened in the background waits until it is visible.
      if (!isHidden && !isStarted) start();
    }

    const handlePageHide = () => {
      if (isStarted && !isFinished) showFallback();
    };
    handleVisibility();
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('pagehide', handlePageHide);
    return () => {
      finish();
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pagehide', handlePageHide);
    };
  }, [deep, share, intent, platform, isSkipped, isFallback, openUrl]);

  return { view, showFallback: useCallback(() => setView('fallback'), []) };
}
