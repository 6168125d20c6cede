import { DrizzleQueryError } from 'drizzle-orm';
import { describeFailure, failureText } from './describeFailure';

it('keeps what was sent out of the log', () => {
  const cause = Object.assign(new Error('the connection ended'), { code: '08006' });
  const failure = new DrizzleQueryError('insert into tours values ($1)', ['a secret'], cause);
  const described = describeFailure(failure);
  expect(described).toMatchObject({
    message: 'Failed query: insert into tours values ($1)',
    cause: { message: 'the connection ended', code: '08006' },
  });
  expect(described.stack).toMatch(/^ +at /);
  expect(JSON.stringify(described) + failureText(described)).not.toContain('secret');
  expect(failureText(described)).toMatch(
    /^Failed query[^]*\nCause: the connection ended \(08006\)/,
  );
  expect(describeFailure('plain')).toEqual({ message: 'plain' });
});
