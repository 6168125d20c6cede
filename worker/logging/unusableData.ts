/** Stored data that cannot be used; the message tells what to do. */
export class UnusableData extends Error {}
