import { useId } from 'react';
import Box from '@mui/material/Box';
import { stateIcons } from './CompletenessCell';
import { type MatrixSubject } from './matrixTotals';

const marks = ['whole', 'part', 'unchecked', 'none'] as const;

const legends = {
  texts: {
    name: 'Texts:',
    whole: 'complete',
    part: 'in part',
    unchecked: 'sections not checked',
    none: 'none',
    cities: '% of tours with complete texts; ≤ where sections are not all checked',
  },
  audio: {
    name: 'Recordings:',
    whole: 'every section',
    part: 'some',
    unchecked: 'not checked',
    none: 'none',
    cities: '% of tours with every section recorded; ≥ where sections are not all checked',
  },
} as const;

interface LegendProps {
  view: 'tours' | 'cities';
  subject: MatrixSubject;
}

/** Legend of the tours' icons, or of the cities' figures. */
export function Legend({ view, subject }: LegendProps) {
  const nameId = useId();
  const legend = legends[subject];
  if (view === 'cities') {
    return (
      <Box component="span" sx={{ ml: 'auto', fontSize: 12, color: 'text.secondary' }}>
        {legend.cities}
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'flex', gap: '8px', ml: 'auto', fontSize: 12, color: 'text.secondary' }}>
      <span id={nameId}>{legend.name}</span>
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
        {marks.map((state) => {
          const StateIcon = stateIcons[state];
          return (
            <li key={state}>
              <StateIcon aria-hidden />
              {legend[state]}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
