import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSigningKeys } from './signingKeys';

let directory: string;
beforeEach(async () => (directory = await mkdtemp(path.join(tmpdir(), 'keys-'))));
afterEach(() => rm(directory, { recursive: true }));

it('makes the keys once, for their owner alone', async () => {
  const first = await loadSigningKeys(directory);
  const second = await loadSigningKeys(directory);
  expect(second.publicJwk).toEqual(first.publicJwk);
  expect(first.publicJwk).toEqual({
    kty: 'EC',
    crv: 'P-256',
    x: expect.any(String),
    y: expect.any(String),
    kid: first.kid,
    alg: 'ES256',
    use: 'sig',
  });
  const { mode } = await stat(path.join(directory, 'signing-key.json'));
  expect(mode & 0o777).toBe(0o600);
});

it('does not replace keys it cannot read', async () => {
  await writeFile(path.join(directory, 'signing-key.json'), '{');
  await expect(loadSigningKeys(directory)).rejects.toThrow(SyntaxError);
});
