import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { countsText } from './takenTexts';
import { type TakingChoice } from './useTaking';

const names = { update: 'Update', add: 'Add', replace: 'Replace' } as const;

/** Choice of what happens to the existing chapters, each option with the resulting counts. */
export function TakingChoices({ choice }: { choice: TakingChoice }) {
  const { taking, choose, canUpdate, takes } = choice;
  const ways = canUpdate ? (['update', 'add', 'replace'] as const) : (['add', 'replace'] as const);
  return (
    <RadioGroup row aria-label="Existing chapters" value={taking} sx={{ gap: '0 16px' }}>
      {ways.map((way) => (
        <FormControlLabel
          key={way}
          value={way}
          control={<Radio size="small" onChange={() => choose(way)} />}
          label={`${names[way]}: ${countsText(takes[way].counts)}`}
        />
      ))}
    </RadioGroup>
  );
}
