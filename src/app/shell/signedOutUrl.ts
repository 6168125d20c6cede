import { type NoticeTone } from '../../state/model/noticesSlice';

const PARAMETER = 'signed-out';

/** Redirect target of a sign-out. The page reloads, so the notice is passed in the query string. */
export function signedOutUrl(reach: 'everywhere' | 'this device'): string {
  return `/admin/login?${PARAMETER}=${reach === 'everywhere' ? 'everywhere' : 'device'}`;
}

/** Removes the notice from the URL and returns it; null without one. */
export function consumeSignedOutNotice(): { tone: NoticeTone; text: string } | null {
  const url = new URL(location.href);
  const reach = url.searchParams.get(PARAMETER);
  if (reach === null) return null;
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url);
  if (reach === 'device') {
    const text =
      'Signed out of this device - all data cleared. Other devices stay signed in because there was no connection.';
    return { tone: 'warning', text };
  }
  return { tone: 'success', text: 'Signed out successfully - all data cleared' };
}
