/** Stored data that cannot be used; the message says what to do. */
export class UnusableData extends Error {}
