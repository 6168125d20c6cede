import { type Problem } from './problem';

/** Problem of a request without a response: the worker may have processed the request or not. */
export const NETWORK_LOST: Problem = { code: 'network', message: 'The server did not respond' };
