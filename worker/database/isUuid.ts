const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True for a UUID (RFC 9562, section 4); PostgreSQL fails a statement in which a uuid has any other format. */
export const isUuid = (text: string): boolean => pattern.test(text);
