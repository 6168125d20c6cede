import { type Problem } from '../../domain/problem';

/** No answer came: whether the worker did its work is unknown. */
export const NETWORK_LOST: Problem = { code: 'network', message: 'The worker did not answer' };
