import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

const dotStyle = {
  position: 'absolute',
  top: -4,
  right: -4,
  width: 10,
  height: 10,
  border: '2px solid var(--page)',
  borderRadius: '50%',
  backgroundColor: 'var(--warning-text)',
} as const;

/** Dot on the corner of a recording's button. It takes no space, so that the bar does not wrap. */
export const UnsavedMark = () => (
  <Box component="span" title="Unsaved chapters" sx={dotStyle}>
    <Box component="span" sx={visuallyHidden}>
      Unsaved
    </Box>
  </Box>
);
