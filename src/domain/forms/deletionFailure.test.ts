import { type Problem } from '../problem';
import { deletionFailure } from './deletionFailure';

const messages = { referenced: 'referenced', conflict: 'conflict', failed: 'failed' };

describe('deletionFailure', () => {
  it.each<[keyof typeof messages, Partial<Problem>]>([
    ['referenced', { code: 'server', status: 500, detail: 'violates foreign key constraint' }],
    ['referenced', { code: 'conflict', status: 409, body: { code: '23503' } }],
    ['conflict', { code: 'conflict', status: 409, detail: 'Still in use' }],
    ['failed', { code: 'conflict', status: 412 }],
    ['failed', { code: 'network' }],
  ])('is %s for %j', (message, problem) => {
    expect(deletionFailure({ code: 'other', message: 'x', ...problem }, messages)).toBe(message);
  });
});
