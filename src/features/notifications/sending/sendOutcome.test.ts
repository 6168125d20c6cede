import { type Problem } from '../../../domain/problem';
import { toSendOutcome } from './sendOutcome';

const failed = (problem: Partial<Problem>) =>
  toSendOutcome({ code: 'other', message: 'x', ...problem });

it.each<[Partial<Problem>, 'lost' | 'silent' | 'unreadable']>([
  [{ code: 'network' }, 'lost'],
  [{ code: 'network', isTimeout: true }, 'silent'],
  [{ code: 'invalid_response', status: 200 }, 'unreadable'],
  [{ code: 'server', status: 502, detail: 'Bad Gateway' }, 'lost'],
  [{ code: 'server', status: 504 }, 'lost'],
  [{ code: 'other', status: 408 }, 'lost'],
])('%j leaves open whether it was sent', (problem, why) => {
  expect(failed(problem)).toEqual({ kind: 'unknown', why });
});

it.each<[Partial<Problem>, string, boolean]>([
  [{ code: 'server', status: 500, detail: 'No push service' }, 'No push service', true],
  [{ code: 'server', status: 500 }, 'Failed to send notification', true],
  [{ code: 'server', status: 503 }, 'Failed to send notification', true],
  [{ code: 'invalid', status: 400, detail: 'No title' }, 'No title', false],
  [{ code: 'other', status: 200, detail: '' }, 'Failed to send notification', false],
  [{ code: 'forbidden', detail: 'No', message: 'Access forbidden' }, 'Access forbidden', false],
  [
    { code: 'invalid', detail: 'Invalid', fields: { target_language: 'Unknown language' } },
    'Invalid – Unknown language',
    false,
  ],
])('%j is a failure in the words of the server', (problem, message, mayBeSent) => {
  expect(failed(problem)).toEqual({ kind: 'failed', message, mayBeSent });
});
