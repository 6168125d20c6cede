/** Frame of the rows, shared with the placeholder to keep the height while loading. */
export const progressFrame = `
  margin: 0;
  padding: 4px 8px 8px;
  border: 1px solid var(--line);
  border-radius: 6px;
`;

/** Height of the header row in px. */
export const HEAD_PX = 32;
/** Height of a language's row in px. */
export const LANGUAGE_PX = 36;
