import { UnsavedGuard } from '../../../ui/feedback/UnsavedGuard';

const KEPT_TEXT = 'The rows that are not imported yet will be here when you return.';

interface RunGuardProps {
  isRunning: boolean;
  /** True when the preview would be restored on return. */
  isKept: boolean;
}

/** Confirmation before leaving during a run, which stops it. */
export const RunGuard = ({ isRunning, isKept }: RunGuardProps) => (
  <UnsavedGuard
    when={isRunning}
    title="Stop and leave?"
    subject="What is not imported yet"
    text={isKept ? KEPT_TEXT : undefined}
    isStaying
  />
);
