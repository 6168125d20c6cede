import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FcmSettings } from '../../push/fcmSettings';

/** A message as received. */
export interface ReceivedMessage {
  token: string;
  notification: { title: string; body: string; image?: string };
  data: Record<string, string>;
}

/** FCM's response to a message; `reset` accepts the message and cuts the connection. */
export type FcmFault =
  { status: number; headers?: Record<string, string>; body?: object } | 'reset';

export const fcmFaults = {
  unregistered: {
    status: 404,
    body: { error: { status: 'NOT_FOUND', details: [{ errorCode: 'UNREGISTERED' }] } },
  },
  wrongToken: {
    status: 400,
    body: {
      error: {
        status: 'INVALID_ARGUMENT',
        details: [
          { errorCode: 'INVALID_ARGUMENT' },
          { fieldViolations: [{ field: 'message.token', description: 'Invalid token' }] },
        ],
      },
    },
  },
  wrongMessage: {
    status: 400,
    body: { error: { status: 'INVALID_ARGUMENT', details: [{ errorCode: 'INVALID_ARGUMENT' }] } },
  },
  unavailable: { status: 503 },
  reset: 'reset',
} as const satisfies Record<string, FcmFault>;

export interface FakeFcm {
  settings: FcmSettings;
  /** The service account as JSON, for a worker in a separate process. */
  account: string;
  /** Accepted messages, in order of arrival. */
  received: ReceivedMessage[];
  /** Number of assertions exchanged for an access token. */
  signIns: number;
  /** Access tokens that are no longer accepted. */
  refusedTokens: Set<string>;
  /** Response to a message instead of accepting it; undefined accepts it. */
  fault: (message: ReceivedMessage, earlier: number) => FcmFault | undefined;
  /** Delays responses until the promise resolves. */
  gate: (received: number) => Promise<void> | undefined;
  close(): Promise<void>;
}

const PROJECT = 'tours-test';

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

function respond(response: ServerResponse, status: number, body: object, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** A server that speaks FCM's HTTP v1 API and Google's token endpoint. */
export async function openFakeFcm(): Promise<FakeFcm> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const attempts = new Map<string, number>();
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const settings: FcmSettings = {
    url,
    projectId: PROJECT,
    clientEmail: 'worker@tours-test.iam.example',
    privateKey: await exportPKCS8(privateKey),
    tokenUrl: `${url}/token`,
    perMinute: 600_000,
  };
  const fake: FakeFcm = {
    settings,
    account: JSON.stringify({
      project_id: settings.projectId,
      client_email: settings.clientEmail,
      private_key: settings.privateKey,
      token_uri: settings.tokenUrl,
    }),
    received: [],
    signIns: 0,
    refusedTokens: new Set(),
    fault: () => undefined,
    gate: () => undefined,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const assertion = new URLSearchParams(await readBody(request)).get('assertion') ?? '';
    const options = { issuer: settings.clientEmail, audience: settings.tokenUrl };
    await jwtVerify(assertion, publicKey, options);
    fake.signIns += 1;
    respond(response, 200, { access_token: `access-${fake.signIns}`, expires_in: 3599 });
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { message } = JSON.parse(await readBody(request)) as { message: ReceivedMessage };
    const access = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (!access.startsWith('access-') || fake.refusedTokens.has(access)) {
      return respond(response, 401, { error: { status: 'UNAUTHENTICATED' } });
    }
    const earlier = attempts.get(message.token) ?? 0;
    attempts.set(message.token, earlier + 1);
    const fault = fake.fault(message, earlier);
    if (fault === undefined || fault === 'reset') fake.received.push(message);
    await fake.gate(fake.received.length);
    if (fault === 'reset') return void request.socket.destroy();
    if (fault !== undefined) {
      return respond(response, fault.status, fault.body ?? {}, fault.headers);
    }
    respond(response, 200, { name: `projects/${PROJECT}/messages/${fake.received.length}` });
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const handle = request.url === '/token' ? exchange : take;
    handle(request, response).catch((error: unknown) => {
      if (!response.headersSent) respond(response, 400, { error: String(error) });
    });
  });
  return fake;
}
