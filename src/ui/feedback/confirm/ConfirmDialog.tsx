import { lazy, Suspense } from 'react';
import { type ConfirmationProps } from './ConfirmationBox';
import { useOpenCount } from '../../hooks/useOpenCount';

/** Loaded when something is first asked: no view begins with a question. */
const ConfirmationBox = lazy(async () => ({
  default: (await import('./ConfirmationBox')).ConfirmationBox,
}));

/** Confirmation of an action that cannot be undone. While busy it cannot be closed. */
export function ConfirmDialog(props: ConfirmationProps) {
  const openCount = useOpenCount(props.open);
  if (openCount === 0) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmationBox {...props} openCount={openCount} />
    </Suspense>
  );
}
