import Box from '@mui/material/Box';

interface QaIssueLineProps {
  issues: readonly string[];
  /** True to reserve one line, so that a first issue shifts no layout. */
  isReserved?: boolean;
}

/** QA issues of the text in the field above. */
export function QaIssueLine({ issues, isReserved = false }: QaIssueLineProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        minHeight: isReserved ? '1lh' : undefined,
        color: 'var(--warning-text)',
        overflowWrap: 'anywhere',
      }}
    >
      {issues.join(' · ')}
    </Box>
  );
}
