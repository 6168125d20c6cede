import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { countOf } from '../../../domain/text/count';
import { type Media } from '../../../domain/tours/media';
import { useGetChaptersQuery } from '../../../state/endpoints/chaptersEndpoints';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectChapters } from '../../../state/select/selectSections';

interface CopyChaptersChoiceProps {
  /** Recording that the new one supersedes. */
  from: Media;
  /** File name, when several files ask the same question. */
  filename?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** Content shown below the choice, when there are chapters. */
  children?: ReactNode;
}

/** Choice whether a new recording receives the earlier one's chapters; renders nothing when there are none. */
export function CopyChaptersChoice(props: CopyChaptersChoiceProps) {
  const { from, filename, isChecked, onChange, children } = props;
  const { isError } = useGetChaptersQuery({ mediaId: from.id });
  const count = useConsoleSelector((state) => selectChapters(state, from.id)?.length ?? null);
  if (count === 0 || (count === null && !isError)) return null;
  const label = `Copy its ${count === null ? 'chapters' : countOf(count, 'chapter')}`;
  return (
    <Box>
      <FormControlLabel
        sx={{ m: 0, '& .MuiFormControlLabel-label': { fontSize: 13 } }}
        label={label}
        control={
          <Checkbox
            size="small"
            sx={{ ml: '-6px', py: 0.5 }}
            checked={isChecked}
            slotProps={{
              input: filename === undefined ? {} : { 'aria-label': `${label} to ${filename}` },
            }}
            onChange={(_event, checked) => onChange(checked)}
          />
        }
      />
      {children}
    </Box>
  );
}
