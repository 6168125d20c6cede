import { setTimeout as pause } from 'node:timers/promises';
import { AccessToken } from './accessToken';
import { fcmOutcome } from './fcmResponse';
import type { FcmSettings } from './fcmSettings';
import { Pace } from './pace';
import type { PushMessage, PushOutcome, PushProvider } from './push';

const RESPONSE_TIMEOUT_MS = 10_000;
/**
 * Maximum pause of all sending after a 429. The pause is the response's Retry-After, but capped, because the running
 * batch waits for it and must end before its job expires. The refused messages themselves wait for the whole
 * Retry-After.
 */
const MAX_HOLD_MS = 60_000;
/** Codes of connection failures, after which the message was certainly not sent. */
const connectCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

export interface FcmPorts {
  fetch: typeof fetch;
  /** Epoch milliseconds. */
  now(): number;
  /** Waits; settles early, resolving or rejecting, when the signal aborts. */
  pause(ms: number, signal: AbortSignal): Promise<unknown>;
}

const nodePorts: FcmPorts = {
  fetch: (input, init) => fetch(input, init),
  now: () => Date.now(),
  pause: (ms, signal) => pause(ms, undefined, { signal }),
};

function messageBody({ token, title, body, imageUrl, data }: PushMessage): string {
  const image = imageUrl === null ? undefined : imageUrl;
  return JSON.stringify({ message: { token, notification: { title, body, image }, data } });
}

function isUnsent(error: unknown): boolean {
  const { code, cause, errors }: { code?: unknown; cause?: unknown; errors?: unknown } =
    Object(error);
  if (typeof code === 'string' && connectCodes.has(code)) return true;
  if (Array.isArray(errors) && errors.length > 0) return errors.every(isUnsent);
  return cause !== undefined && isUnsent(cause);
}

/** Firebase Cloud Messaging, HTTP v1. */
export function fcmProvider(settings: FcmSettings, ports: FcmPorts = nodePorts): PushProvider {
  const accessToken = new AccessToken(settings, {
    fetch: ports.fetch,
    now: ports.now,
    responseTimeoutMs: RESPONSE_TIMEOUT_MS,
  });
  const pace = new Pace({
    perMinute: settings.perMinute,
    now: () => performance.now(),
    pause: ports.pause,
  });
  const url = `${settings.url}/v1/projects/${settings.projectId}/messages:send`;

  async function call(message: PushMessage, token: string): Promise<PushOutcome> {
    try {
      const response = await ports.fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: messageBody(message),
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      });
      if (response.status === 401) accessToken.invalidate(token);
      const body: unknown = await response.json().catch(() => null);
      const outcome = fcmOutcome(response, body, ports.now());
      if (response.status === 429 && outcome.kind === 'later') {
        pace.hold(Math.min(outcome.askedMs, MAX_HOLD_MS));
      }
      return outcome;
    } catch (error) {
      return isUnsent(error) ? { kind: 'later', askedMs: 0 } : { kind: 'unknown' };
    }
  }

  return {
    admit: (count, signal) => pace.admit(count, signal),
    async send(message) {
      const token = await accessToken.get().catch(() => null);
      return token === null ? { kind: 'later', askedMs: 0 } : call(message, token);
    },
  };
}
