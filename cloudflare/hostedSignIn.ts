import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Person } from '../worker/queries/people/person';

export interface HostedSignIn {
  /** For SUPABASE_URL. */
  url: string;
  tokenFor(person: Person): Promise<string>;
  close(): void;
}

const KEY_ID = 'key';

/** A hosted backend, limited to what the worker requests: the keys of its tokens. */
export async function openSignIn(): Promise<HostedSignIn> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'ES256', use: 'sig' }];
  const server = createServer((request, response) => {
    const isAsked = request.url === '/auth/v1/.well-known/jwks.json';
    response.writeHead(isAsked ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // the server listens on a port
  const url = `http://127.0.0.1:${port}`;
  const tokenFor = ({ id, email, full_name }: Person) =>
    new SignJWT({ sub: id, email, user_metadata: { full_name } })
      .setProtectedHeader({ alg: 'ES256', kid: KEY_ID })
      .setIssuer(`${url}/auth/v1`)
      .setAudience('authenticated')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
  return { url, tokenFor, close: () => server.close() };
}
