/** Frame of the languages, one below the other, of the same height while they load. */
export const progressFrame = `
  margin: 0;
  padding: 4px 8px 8px;
  border: 1px solid var(--line);
  border-radius: 6px;
`;

/** Height of the line that heads their columns. */
export const HEAD_PX = 32;
/** Height of a language. */
export const LANGUAGE_PX = 36;
