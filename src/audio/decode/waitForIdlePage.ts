import { runWhenIdle } from '../../platform/requestIdle';

/** Maximum wait in milliseconds for a page that is never idle. */
const IDLE_TIMEOUT_MS = 100;

/** Resolves when the page is idle, after pending renders were painted. */
export const waitForIdlePage = () =>
  new Promise<void>((resolve) => runWhenIdle(resolve, IDLE_TIMEOUT_MS));
