import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BusyButton } from '../../ui/busy/BusyButton';
import { InfoBanner } from '../../ui/feedback/InfoBanner';
import { ProductMark } from '../../ui/shell/ProductMark';
import { GoogleMark } from './GoogleMark';
import { SoloPage } from './SoloPage';

export interface LoginScreenProps {
  productName: string;
  /** True when the session expired; unsent edits are still stored. */
  isExpired: boolean;
  /** False when this browser blocks storage for the site. */
  canStay: boolean;
  /** True when offline: the browser would navigate to a page that it cannot load. */
  isOffline: boolean;
  /** Resolves to false on failure; otherwise the browser navigates to Google. */
  onSignIn: () => Promise<boolean>;
}

export function LoginScreen({
  productName,
  isExpired,
  canStay,
  isOffline,
  onSignIn,
}: LoginScreenProps) {
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    // Resets the button when Back restores the page from the back/forward cache.
    const handlePageShow = (event: PageTransitionEvent) => event.persisted && setIsBusy(false);
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);

  const signIn = async () => {
    if (isOffline) return;
    setIsBusy(true);
    const isNavigating = await onSignIn().catch(() => false);
    if (!isNavigating) setIsBusy(false);
  };

  return (
    <SoloPage head={<ProductMark size={40} />} title={`Sign in to ${productName}`}>
      <Typography variant="body1" sx={{ mb: 3, color: 'text.secondary' }}>
        Tours, sections, translations and audio, in one console.
      </Typography>
      {isExpired && (
        <Box sx={{ mb: 2 }}>
          <InfoBanner tone="warning" title="Your session has ended">
            Sign in again to continue where you left off. Unsent work has been kept.
          </InfoBanner>
        </Box>
      )}
      {!canStay && (
        <Box sx={{ mb: 2 }}>
          <InfoBanner tone="warning" title="A sign-in cannot stay in this browser">
            It does not let this site store anything, so it forgets who you are on the way back from
            Google and at each reload. Allow cookies and site data for this site, then load this
            page again.
          </InfoBanner>
        </Box>
      )}
      {isOffline && (
        <Box sx={{ mb: 2 }}>
          <InfoBanner tone="warning" title="You are offline">
            Signing in needs a connection. You can continue when it is back.
          </InfoBanner>
        </Box>
      )}
      <BusyButton
        variant="outlined"
        fullWidth
        busy={isBusy}
        onClick={() => void signIn()}
        startIcon={<GoogleMark />}
        sx={{ height: 40, fontSize: 14 }}
      >
        {isBusy ? 'Signing in...' : 'Continue with Google'}
      </BusyButton>
      <Typography
        variant="body2"
        sx={{ mt: 3, pt: 2, borderTop: '1px solid var(--line)', color: 'text.secondary' }}
      >
        Admin Access Required: Only authorized admin accounts can access this panel. Contact your
        system administrator if you need access.
      </Typography>
    </SoloPage>
  );
}
