import { lazy, Suspense } from 'react';
import { type ConfirmationProps } from './ConfirmationBox';
import { useOpenCount } from '../../hooks/useOpenCount';

/** Loaded with the first question, because no view opens with one. */
const ConfirmationBox = lazy(async () => ({
  default: (await import('./ConfirmationBox')).ConfirmationBox,
}));

/** Confirmation of an action that cannot be undone. Cannot be closed while busy. */
export function ConfirmDialog(props: ConfirmationProps) {
  const openCount = useOpenCount(props.open);
  if (openCount === 0) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmationBox {...props} openCount={openCount} />
    </Suspense>
  );
}
