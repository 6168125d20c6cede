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

it.each<[Partial<Problem>, string]>([
  [{ code: 'server', status: 500, detail: 'No push service' }, 'No push service'],
  [{ code: 'server', status: 500 }, 'Failed to send notification'],
  [{ code: 'other', status: 200, detail: '' }, 'Failed to send notification'],
  [{ code: 'forbidden', detail: 'No', message: 'Access forbidden' }, 'Access forbidden'],
  [
    { code: 'invalid', detail: 'Invalid', fields: { target_language: 'Unknown language' } },
    'Invalid – Unknown language',
  ],
])('%j is a failure in the words of the server', (problem, message) => {
  expect(failed(problem)).toEqual({ kind: 'failed', message });
});
