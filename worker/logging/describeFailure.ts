import { DrizzleQueryError } from 'drizzle-orm';
import { types } from 'node:util';

/** A failure in the form in which it is logged. */
interface DescribedFailure {
  message: string;
  code?: string;
  /** Frames of the stack, without the message. */
  stack?: string;
  cause?: DescribedFailure;
}

/** Message of an error without statement parameters, which contain request data. */
const messageOf = (error: Error): string =>
  error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .join('\n');

export function describeFailure(failure: unknown): DescribedFailure {
  if (!types.isNativeError(failure)) return { message: String(failure) };
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : undefined;
  const cause = failure.cause === undefined ? undefined : describeFailure(failure.cause);
  return { message: messageOf(failure), code, stack: framesOf(failure), cause };
}

/** A described failure as text: message and stack of the error and of each cause. */
export function failureText(failure: DescribedFailure): string {
  const { message, code, stack, cause } = failure;
  const own = [code === undefined ? message : `${message} (${code})`, stack].filter(Boolean);
  return [...own, ...(cause === undefined ? [] : [`Cause: ${failureText(cause)}`])].join('\n');
}
