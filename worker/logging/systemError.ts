/** Whether Node says so of a file or a socket: 'ENOENT' and its like. */
export const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
