import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';
import { hasErrorCode } from '../logging/systemError';

/** The pair that signs this installation's access tokens. */
export interface SigningKeys {
  kid: string;
  privateKey: CryptoKey;
  /** As it stands in the key set that verifiers fetch. */
  publicJwk: JWK;
}

/** A fresh ES256 pair as one private JWK. */
async function makePrivateJwk(): Promise<JWK> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  return exportJWK(pair.privateKey);
}

async function keysFrom(jwk: JWK): Promise<SigningKeys> {
  const { kty, crv, x, y } = jwk;
  const kid = await calculateJwkThumbprint(jwk);
  const privateKey = await importJWK(jwk, 'ES256');
  if (privateKey instanceof Uint8Array) throw new Error('The signing key is not an ES256 key');
  return { kid, privateKey, publicJwk: { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' } };
}

export async function makeSigningKeys(): Promise<SigningKeys> {
  return keysFrom(await makePrivateJwk());
}

/** The pair kept in `directory`, made at the first start; readable by its owner alone. */
export async function loadSigningKeys(directory: string): Promise<SigningKeys> {
  const file = path.join(directory, 'signing-key.json');
  try {
    const jwk: JWK = JSON.parse(await readFile(file, 'utf8'));
    return await keysFrom(jwk);
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error;
  }
  const jwk = await makePrivateJwk();
  await mkdir(directory, { recursive: true });
  await writeFile(file, JSON.stringify(jwk), { mode: 0o600, flag: 'wx' });
  return keysFrom(jwk);
}
