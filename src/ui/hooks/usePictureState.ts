import { useState } from 'react';

/** Whether an address could not be shown; a new address gets a new chance. */
export function usePictureState(url: string | null | undefined) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const address = url === undefined || url === '' ? null : url;
  return {
    address: address === brokenUrl ? null : address,
    isBroken: address !== null && address === brokenUrl,
    markBroken: () => setBrokenUrl(address),
  };
}
