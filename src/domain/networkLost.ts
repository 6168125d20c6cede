import { type Problem } from './problem';

/** Problem of a request without a response: the worker may or may not have done its work. */
export const NETWORK_LOST: Problem = { code: 'network', message: 'The server did not respond' };
