import { useId } from 'react';
import Box from '@mui/material/Box';
import { stateIcons } from './CompletenessCell';

const legend = [
  { state: 'whole', text: 'complete' },
  { state: 'part', text: 'in part' },
  { state: 'unread', text: 'sections not checked' },
  { state: 'none', text: 'none' },
] as const;

interface LegendProps {
  view: 'tours' | 'cities';
}

/** Meaning of the marks of tours, or of the figures of cities. */
export function Legend({ view }: LegendProps) {
  const nameId = useId();
  if (view === 'cities') {
    return (
      <Box component="span" sx={{ ml: 'auto', fontSize: 12, color: 'text.secondary' }}>
        % of tours with complete texts, as far as sections were checked
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'flex', gap: '8px', ml: 'auto', fontSize: 12, color: 'text.secondary' }}>
      <span id={nameId}>Texts:</span>
      <Box
        component="ul"
        aria-labelledby={nameId}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '4px 12px',
          m: 0,
          p: 0,
          listStyle: 'none',
          '& li': { display: 'flex', alignItems: 'center', gap: '4px' },
          '& .MuiSvgIcon-root': { fontSize: 14 },
        }}
      >
        {legend.map(({ state, text }) => {
          const StateIcon = stateIcons[state];
          return (
            <li key={state}>
              <StateIcon aria-hidden />
              {text}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
