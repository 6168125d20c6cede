import { CreationAttempts } from './creationAttempts';

const failed = (status?: number) => ({
  ok: false as const,
  sent: 0,
  problem: { code: 'other' as const, message: 'No', ...(status !== undefined && { status }) },
});

test('a refusal was not carried out, and the next attempt has another key', () => {
  const attempts = new CreationAttempts();
  expect(attempts.next('a')).toEqual({ clientId: 'a', refusals: 0, isDoubtful: false });
  attempts.ended('a', failed(422));
  expect(attempts.next('a')).toEqual({ clientId: 'a', refusals: 1, isDoubtful: false });
});

test.each([500, undefined])(
  'a failure (%s) may have been carried out: looked for first',
  (status) => {
    const attempts = new CreationAttempts();
    attempts.ended('a', failed(status));
    expect(attempts.next('a')).toEqual({ clientId: 'a', refusals: 0, isDoubtful: true });
    attempts.ended('a', { ok: true, id: 'c1' });
    expect(attempts.next('a')).toEqual({ clientId: 'a', refusals: 0, isDoubtful: false });
  },
);
