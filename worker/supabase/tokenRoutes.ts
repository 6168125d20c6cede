import { type Context, Hono } from 'hono';
import {
  type Account,
  addSession,
  findAccount,
  findFlowState,
  findSessionAccount,
  consumeFlowState,
} from './accountQueries';
import { AuthProblem } from './authProblem';
import { addRefreshToken, findRefreshToken } from './refreshTokenQueries';
import { rotateRefreshToken } from './rotateRefreshToken';
import { enforceRateLimit, type StandInContext } from './standInContext';

const FLOW_LIFETIME_MS = 5 * 60_000;

async function readFields(c: Context): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await c.req.json();
    if (typeof body === 'object' && body !== null) return { ...body };
  } catch {
    // Reported below, like JSON that is not an object.
  }
  throw new AuthProblem(400, 'bad_json', 'Could not read the request body as a JSON object');
}

function textField(fields: Record<string, unknown>, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

/** PKCE code challenge by the S256 method (RFC 7636, section 4.2). */ async function s256Challenge(
  verifier: string,
): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Token endpoint, POST /auth/v1/token: exchanges a sign-in code or a refresh token for a session. */
export function tokenRoutes(context: StandInContext): Hono {
  const { database, clock, tokens } = context;

  async function sessionResponse(account: Account, sessionId: string, refreshToken: string) {
    return {
      access_token: await tokens.sign(account, sessionId),
      token_type: 'bearer',
      expires_in: tokens.lifetime,
      expires_at: Math.floor(clock().getTime() / 1000) + tokens.lifetime,
      refresh_token: refreshToken,
      user: account,
    };
  }

  async function exchangeCode(fields: Record<string, unknown>) {
    const code = textField(fields, 'auth_code');
    const verifier = textField(fields, 'code_verifier');
    if (code === '' || verifier === '') {
      const message = 'invalid request: both auth code and code verifier should be non-empty';
      throw new AuthProblem(400, 'validation_failed', message);
    }
    const notFound = new AuthProblem(
      404,
      'flow_state_not_found',
      'invalid flow state, no valid flow state found',
    );
    const flow = await findFlowState(database, code);
    if (flow === null) throw notFound;
    if (clock().getTime() > Date.parse(flow.created_at) + FLOW_LIFETIME_MS) {
      throw new AuthProblem(
        403,
        'flow_state_expired',
        'invalid flow state, flow state has expired',
      );
    }
    if ((await s256Challenge(verifier)) !== flow.code_challenge) {
      const message = 'code challenge does not match previously saved code verifier';
      throw new AuthProblem(400, 'bad_code_verifier', message);
    }
    return database.transaction(async (tx) => {
      if (!(await consumeFlowState(tx, code))) throw notFound;
      const account = await findAccount(tx, flow.user_id);
      if (account === null) throw notFound;
      const sessionId = await addSession(tx, account.id, clock());
      const refreshToken = await addRefreshToken(tx, sessionId, null, clock());
      return sessionResponse(account, sessionId, refreshToken);
    });
  }

  async function refresh(fields: Record<string, unknown>) {
    const token = textField(fields, 'refresh_token');
    const rotation = await database.transaction((tx) => rotateRefreshToken(tx, token, clock()));
    if (rotation.kind === 'not_found') {
      const message = 'Invalid Refresh Token: Refresh Token Not Found';
      throw new AuthProblem(400, 'refresh_token_not_found', message);
    }
    if (rotation.kind === 'already_used') {
      const message = 'Invalid Refresh Token: Already Used';
      throw new AuthProblem(400, 'refresh_token_already_used', message);
    }
    const account = await findSessionAccount(database, rotation.sessionId);
    if (account === null) {
      const message = 'Invalid Refresh Token: Session Expired';
      throw new AuthProblem(400, 'session_expired', message);
    }
    return sessionResponse(account, rotation.sessionId, rotation.refreshToken);
  }

  return new Hono().post('/token', async (c) => {
    const grant = c.req.query('grant_type');
    if (grant === 'pkce') {
      await enforceRateLimit(context, c, 'sign-in', null);
      return c.json(await exchangeCode(await readFields(c)));
    }
    if (grant === 'refresh_token') {
      const fields = await readFields(c);
      // Looked up before `refresh` exchanges the token.
      const known = await findRefreshToken(database, textField(fields, 'refresh_token'));
      await enforceRateLimit(context, c, 'refresh', known?.session_id ?? null);
      return c.json(await refresh(fields));
    }
    throw new AuthProblem(400, 'invalid_credentials', 'unsupported_grant_type');
  });
}
