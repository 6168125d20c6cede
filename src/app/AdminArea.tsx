import { lazy, Suspense } from 'react';
import { AdminGuard } from './AdminGuard';
import { ConsoleShell } from './ConsoleShell';

const AccessRequestPage = lazy(async () => ({
  default: (await import('./AccessRequestPage')).AccessRequestPage,
}));

/** Every admin route: behind the guard, inside the shell. */
export function AdminArea() {
  const requestScreen = (
    <Suspense fallback={null}>
      <AccessRequestPage />
    </Suspense>
  );
  return (
    <AdminGuard requestScreen={requestScreen}>
      <ConsoleShell />
    </AdminGuard>
  );
}
