import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { checkAdmin } from '../../state/start/startSession';
import { selectSession } from '../../state/session/sessionSlice';
import { FullScreenSpinner } from '../../ui/feedback/FullScreenSpinner';
import { PageBody } from '../../ui/shell/PageBody';
import { ProblemPanel } from '../../ui/feedback/ProblemPanel';
import { useConsoleParts } from '../shell/ConsoleContext';
import { hasReturnUrl, storeReturnUrl, consumeReturnUrl } from '../../state/session/returnUrl';
import { useStartLabel } from '../shell/useStartLabel';

interface AdminGuardProps {
  /** Shown to a signed-in person who is not an admin. */
  requestScreen: ReactNode;
  children: ReactNode;
}

/** Redirects to the URL stored before sign-in. */
function ReturnRedirect() {
  const navigate = useNavigate();
  useEffect(() => void navigate(consumeReturnUrl(), { replace: true }), [navigate]);
  return null;
}

/** Route guard: admins pass; others are redirected to sign in, shown the access request, or shown the problem. */
export function AdminGuard({ requestScreen, children }: AdminGuardProps) {
  const session = useConsoleSelector(selectSession);
  const { pathname, search } = useLocation();
  const parts = useConsoleParts();
  const label = useStartLabel();
  const isSignedOut = session.status === 'signed out' || session.status === 'expired';
  if (isSignedOut) {
    if (!session.hasLeft) storeReturnUrl(pathname + search);
    return <Navigate to={session.status === 'expired' ? '/login' : '/admin/login'} replace />;
  }
  if (session.status === 'loading') return children;
  if (session.admin === 'admin') return hasReturnUrl() ? <ReturnRedirect /> : children;
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
