import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { LoginScreen } from '../../features/auth/LoginScreen';
import { type Problem } from '../../domain/problem';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { announced } from '../../state/model/noticesSlice';
import { selectReachability } from '../../state/reachability/reachabilitySlice';
import { canKeepSession } from '../../state/session/failSafeTexts';
import { selectSession } from '../../state/session/sessionSlice';
import { FullScreenSpinner } from '../../ui/feedback/FullScreenSpinner';
import { useConsoleParts } from '../shell/ConsoleContext';
import { useStartLabel } from '../shell/useStartLabel';

/** Sign-in screen of both login routes. Redirects a signed-in person to the dashboard; the guard restores their URL. */
export function LoginPage() {
  const { status } = useConsoleSelector(selectSession);
  const { auth, settings } = useConsoleParts();
  const dispatch = useConsoleDispatch();
  const { cause } = useConsoleSelector(selectReachability);
  const label = useStartLabel();
  const [canStay] = useState(canKeepSession);
  if (status === 'loading') return <FullScreenSpinner label={label} />;
  if (status === 'signed in') return <Navigate to="/admin/dashboard" replace />;
  const signIn = async () => {
    const problem = await auth
      .signInWithGoogle()
      .catch((): Problem => ({ code: 'other', message: 'Sign in failed' }));
    if (problem !== null) dispatch(announced('error', problem.message));
    return problem === null;
  };
  return (
    <LoginScreen
      productName={settings.productName}
      isExpired={status === 'expired'}
      canStay={canStay}
      isOffline={cause === 'no network'}
      onSignIn={signIn}
    />
  );
}
