import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { checkAdmin } from '../../state/start/startSession';
import { selectSession } from '../../state/session/sessionSlice';
import { FullScreenSpinner } from '../../ui/feedback/FullScreenSpinner';
import { PageBody } from '../../ui/shell/PageBody';
import { ProblemPanel } from '../../ui/feedback/ProblemPanel';
import { useConsoleParts } from '../shell/ConsoleContext';
import { hasReturnAddress, rememberReturnAddress, takeReturnAddress } from './returnAddress';
import { useStartLabel } from '../shell/useStartLabel';

interface AdminGuardProps {
  /** Shown to who is signed in without being an admin. */
  requestScreen: ReactNode;
  children: ReactNode;
}

/** After signing in an admin is again where they were. */
function WayBack() {
  const navigate = useNavigate();
  useEffect(() => void navigate(takeReturnAddress(), { replace: true }), [navigate]);
  return null;
}

/** Lets admins in; everybody else is sent to sign in, asked to request access, or told what failed. */
export function AdminGuard({ requestScreen, children }: AdminGuardProps) {
  const session = useConsoleSelector(selectSession);
  const { pathname, search } = useLocation();
  const parts = useConsoleParts();
  const label = useStartLabel();
  const isAway = session.status === 'signed out' || session.status === 'expired';
  if (isAway) {
    if (!session.hasLeft) rememberReturnAddress(pathname + search);
    return <Navigate to={session.status === 'expired' ? '/login' : '/admin/login'} replace />;
  }
  if (session.status === 'loading') return children;
  if (session.admin === 'admin') return hasReturnAddress() ? <WayBack /> : children;
  if (session.admin === 'not admin') return requestScreen;
  if (session.admin === 'failed' && session.adminProblem && session.person) {
    const { id } = session.person;
    const retry = () =>
      void checkAdmin(
        { console: parts.console, auth: parts.auth, restart: () => location.reload() },
        id,
      );
    return (
      <PageBody narrow>
        <ProblemPanel
          title="Your access could not be checked"
          problem={session.adminProblem}
          onRetry={retry}
        />
      </PageBody>
    );
  }
  return <FullScreenSpinner label={label} />;
}
