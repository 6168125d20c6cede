import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { countOf } from '../../../domain/text/count';
import { countsText } from './takenTexts';
import { type TakingChoice } from './useTaking';

const names = { update: 'Update', add: 'Add', replace: 'Replace' } as const;
const typography = { typography: { variant: 'body2' } } as const;

/** Choice of what is done with the chapters that are there, each with the numbers of what it does. */
export function TakingChoices({ choice }: { choice: TakingChoice }) {
  const { taking, choose, isRemoving, setIsRemoving, canUpdate, takes, taken } = choice;
  const { removed, describedRemoved } = takes.trimmed.counts;
  const described = describedRemoved > 0 ? `, ${describedRemoved} with a description` : '';
  const ways = canUpdate ? (['update', 'add', 'replace'] as const) : (['add', 'replace'] as const);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' }}>
      <RadioGroup row aria-label="Existing chapters" value={taking} sx={{ gap: '0 8px' }}>
        {ways.map((way) => {
          const { counts } = way === taking ? taken : takes[way];
          return (
            <FormControlLabel
              key={way}
              value={way}
              control={<Radio size="small" onChange={() => choose(way)} />}
              label={`${names[way]}: ${countsText(counts, way)}`}
              slotProps={typography}
            />
          );
        })}
      </RadioGroup>
      {taking === 'update' && removed > 0 && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isRemoving}
              onChange={(_event, isOn) => setIsRemoving(isOn)}
            />
          }
          label={`Remove ${countOf(removed, 'chapter')} not in the list${described}`}
          slotProps={typography}
        />
      )}
    </Box>
  );
}
