/** Style of the transcript panel, also used by the placeholder before it loads. */
export const transcriptStyle = {
  flex: '0 0 clamp(280px, 38%, 520px)',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: '1px solid var(--line)',
  borderRadius: 1,
  overflow: 'clip',
} as const;
