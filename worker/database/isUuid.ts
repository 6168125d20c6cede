const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True for a UUID (RFC 9562, section 4); PostgreSQL refuses a statement with any other text for one. */
export const isUuid = (text: string): boolean => pattern.test(text);
