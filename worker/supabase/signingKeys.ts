import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
import { UnusableData } from '../logging/unusableData';

/** Key pair that signs the access tokens of this installation. */
export interface SigningKeys {
  kid: string;
  privateKey: CryptoKey;
  /** Public key in the JWK set that verifiers fetch (RFC 7517). */
  publicJwk: JWK;
}

/** Generates an ES256 key pair as one private JWK. */
async function generatePrivateJwk(): Promise<JWK> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  return exportJWK(pair.privateKey);
}

async function importKeys(jwk: JWK): Promise<SigningKeys> {
  const { kty, crv, x, y } = jwk;
  const kid = await calculateJwkThumbprint(jwk);
  const privateKey = await importJWK(jwk, 'ES256');
  if (privateKey instanceof Uint8Array) throw new Error('The signing key is not an ES256 key');
  return { kid, privateKey, publicJwk: { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' } };
}

export async function generateSigningKeys(): Promise<SigningKeys> {
  return importKeys(await generatePrivateJwk());
}

async function readKeys(file: string, text: string): Promise<SigningKeys> {
  try {
    const jwk: JWK = JSON.parse(text);
    return await importKeys(jwk);
  } catch {
    const todo = 'Delete it: the next start makes a new one, and people sign in again.';
    throw new UnusableData(`${file} is no signing key any more. ${todo}`);
  }
}

/** Writes a file atomically, unless another worker has written it meanwhile. */
async function writeOnce(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, text, { mode: 0o600, flag: 'wx' });
  try {
    await link(unfinished, file);
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(unfinished);
  }
}

/** The key pair stored in `directory`, generated on the first start; only its owner can read the file. */
export async function loadSigningKeys(directory: string): Promise<SigningKeys> {
  const file = path.join(directory, 'signing-key.json');
  const read = () =>
    readFile(file, 'utf8').catch((error: unknown) => {
      if (hasErrorCode(error, 'ENOENT')) return null;
      throw error;
    });
  const stored = await read();
  if (stored !== null) return readKeys(file, stored);
  await mkdir(directory, { recursive: true });
  await writeOnce(file, JSON.stringify(await generatePrivateJwk()));
  return readKeys(file, (await read()) ?? '');
}
