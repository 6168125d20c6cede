/** Stored data that cannot be used; the message describes what to do. */
export class UnusableData extends Error {}
