/** Stub of imported style sheets. */
export const styles = {};
