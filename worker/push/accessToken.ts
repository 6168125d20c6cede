import { importPKCS8, SignJWT } from 'jose';
import { logFailure } from '../logging/log';
import type { FcmSettings } from './fcmSettings';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const LIFETIME_SECONDS = 3600;
/** Remaining lifetime below which a token is replaced. */
const REFRESH_MARGIN_MS = 5 * 60_000;

interface TokenPorts {
  fetch: typeof fetch;
  /** Epoch milliseconds. */
  now(): number;
  responseTimeoutMs: number;
}

/** Fetches and caches a service account's access token, by a signed assertion (RFC 7523, section 2.1). */
export class AccessToken {
  private fetched: { token: Promise<string>; expiresAt: number } | null = null;

  constructor(
    private readonly settings: FcmSettings,
    private readonly ports: TokenPorts,
  ) {}

  get(): Promise<string> {
    const { fetched } = this;
    if (fetched !== null && fetched.expiresAt - REFRESH_MARGIN_MS > this.ports.now())
      return fetched.token;
    const token = this.request();
    const next = { token, expiresAt: this.ports.now() + LIFETIME_SECONDS * 1000 };
    this.fetched = next;
    token.catch((error: unknown) => {
      logFailure('The access token of FCM was not fetched', error);
      this.forget(next);
    });
    return token;
  }

  /** Discards a token that FCM refused, unless already replaced. */
  invalidate(token: string): void {
    const { fetched } = this;
    void fetched?.token.then((current) => current === token && this.forget(fetched));
  }

  private forget(entry: object): void {
    if (this.fetched === entry) this.fetched = null;
  }

  private async request(): Promise<string> {
    const { clientEmail, privateKey, tokenUrl } = this.settings;
    const seconds = Math.floor(this.ports.now() / 1000);
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail)
      .setAudience(tokenUrl)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + LIFETIME_SECONDS)
      .sign(await importPKCS8(privateKey, 'RS256'));
    const response = await this.ports.fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: GRANT, assertion }),
      signal: AbortSignal.timeout(this.ports.responseTimeoutMs),
    });
    if (!response.ok) throw new Error(`Google answered ${response.status} to the service account`);
    const { access_token } = Object(await response.json());
    if (typeof access_token !== 'string') throw new Error('Google answered without a token');
    return access_token;
  }
}
