import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { hasSafeKeys } from '../../domain/siteRoute';
import { AdminGuard } from './AdminGuard';
import { ConsoleShell } from '../shell/ConsoleShell';
import { RedirectHome } from './RedirectHome';

const AccessRequestPage = lazy(async () => ({
  default: (await import('./AccessRequestPage')).AccessRequestPage,
}));

/** Layout route of all admin screens: guard and shell. */
export function AdminArea() {
  const { pathname, search } = useLocation();
  const requestScreen = (
    <Suspense fallback={null}>
      <AccessRequestPage />
    </Suspense>
  );
  if (!hasSafeKeys(pathname, search)) return <RedirectHome />;
  return (
    <AdminGuard requestScreen={requestScreen}>
      <ConsoleShell />
    </AdminGuard>
  );
}
