import Box from '@mui/material/Box';

interface SelectOption {
  label: string;
  /** Flag emoji. */
  flag?: string;
  /** Rendered after the label in a secondary colour. */
  example?: string | undefined;
}

/**
 * Content of an option. Elements rather than a component, with the label before the flag: type-ahead matches the text
 * of these elements and would find nothing otherwise.
 */
export function selectOptionContent({ label, flag, example = '' }: SelectOption) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Box component="span" title={label} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {label}
      </Box>
      {example !== '' && (
        <Box
          component="bdi"
          sx={{
            pl: 2,
            minWidth: 0,
            maxWidth: 260,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            color: 'text.secondary',
          }}
        >
          {example}
        </Box>
      )}
      {flag !== undefined && (
        <Box component="span" aria-hidden sx={{ order: -1 }}>
          {flag}
        </Box>
      )}
    </Box>
  );
}
