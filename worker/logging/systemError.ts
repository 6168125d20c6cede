/** True when a Node system error has this code, such as 'ENOENT'. */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
