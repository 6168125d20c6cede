import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UnusableData } from '../logging/unusableData';
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

it.each(['{', '', '{}', '{"kty":"EC","crv":"P-256","x":"a"}'])(
  'does not replace a key it cannot read, and says what to do: %s',
  async (text) => {
    const file = path.join(directory, 'signing-key.json');
    await writeFile(file, text);
    const loading = loadSigningKeys(directory);
    await expect(loading).rejects.toThrow(UnusableData);
    await expect(loading).rejects.toThrow(`${file} is no signing key any more. Delete it`);
    expect(await readFile(file, 'utf8')).toBe(text);
  },
);
