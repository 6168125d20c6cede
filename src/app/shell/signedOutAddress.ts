import { type NoticeTone } from '../../state/model/noticesSlice';

const PARAMETER = 'signed-out';

/** Where a sign-out leads: the page starts anew, so the address carries what is to be said. */
export function signedOutAddress(reach: 'everywhere' | 'this device'): string {
  return `/admin/login?${PARAMETER}=${reach === 'everywhere' ? 'everywhere' : 'device'}`;
}

/** Takes the message out of the address; null when there is none. */
export function takeSignedOutNotice(): { tone: NoticeTone; text: string } | null {
  const url = new URL(location.href);
  const reach = url.searchParams.get(PARAMETER);
  if (reach === null) return null;
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url);
  if (reach === 'device') {
    const text =
      'Signed out of this device - all data cleared. Other devices stay signed in: the network was away.';
    return { tone: 'warning', text };
  }
  return { tone: 'success', text: 'Signed out successfully - all data cleared' };
}
