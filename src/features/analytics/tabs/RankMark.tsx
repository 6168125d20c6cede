import Box from '@mui/material/Box';

const medals = [
  { name: 'Gold', back: '#f2c230', text: '#3d2c00' },
  { name: 'Silver', back: '#c9ccd1', text: '#22262b' },
  { name: 'Bronze', back: '#d08b52', text: '#2c1400' },
] as const;

/** Badge of a rank: gold, silver and bronze for the first three. */
export function RankMark({ rank }: { rank: number }) {
  const medal = medals[rank - 1];
  return (
    <Box
      component="span"
      title={medal?.name}
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: 22,
        height: 22,
        px: '4px',
        borderRadius: '11px',
        fontSize: 12,
        fontWeight: medal ? 700 : 500,
        color: medal?.text ?? 'text.secondary',
        backgroundColor: medal?.back,
      }}
    >
      {rank}
      {medal !== undefined && (
        <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
          {` ${medal.name}`}
        </Box>
      )}
    </Box>
  );
}
