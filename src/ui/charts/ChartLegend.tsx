import Box from '@mui/material/Box';

interface ChartLegendProps {
  series: readonly string[];
  /** One colour for each series. */
  colors: readonly string[];
}

export function ChartLegend({ series, colors }: ChartLegendProps) {
  return (
    <Box
      component="ul"
      aria-label="Legend"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 14px',
        m: 0,
        mb: 1.5,
        p: 0,
        listStyle: 'none',
        fontSize: 12,
        lineHeight: '16px',
        color: 'text.secondary',
      }}
    >
      {series.map((name, index) => (
        <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: '6px' }}>
          <Box
            aria-hidden
            sx={{
              width: 10,
              height: 10,
              borderRadius: '2px',
              backgroundColor: colors[index],
            }}
          />
          {name}
        </Box>
      ))}
    </Box>
  );
}
