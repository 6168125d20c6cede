import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Tooltip from '@mui/material/Tooltip';
import { FormTextField } from '../../ui/FormTextField';
import { EdgeIcon } from './EdgeIcon';
import { type Edge } from './usePlayerKeys';

interface ChapterFieldsProps {
  language: string;
  isNew: boolean;
  onMark: (edge: Edge) => void;
}

function MarkButton({ edge, onMark }: { edge: Edge; onMark: (edge: Edge) => void }): ReactNode {
  const label = `Set ${edge} to playhead`;
  return (
    <InputAdornment position="end">
      <Tooltip title={`${label} (${edge === 'start' ? 'I' : 'O'})`}>
        <IconButton edge="end" aria-label={label} onClick={() => onMark(edge)}>
          <EdgeIcon edge={edge} />
        </IconButton>
      </Tooltip>
    </InputAdornment>
  );
}

/** Title, times and description of a chapter. */
export function ChapterFields({ language, isNew, onMark }: ChapterFieldsProps) {
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(240px, 1fr) 180px 180px' },
          gap: 2,
          '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        }}
      >
        <FormTextField name="title" label="Title" language={language} required autoFocus={isNew} />
        <FormTextField
          name="start"
          label="Start"
          help="MM:SS or seconds"
          required
          autoFocus={!isNew}
          endAdornment={<MarkButton edge="start" onMark={onMark} />}
        />
        <FormTextField
          name="end"
          label="End"
          help="Empty: until the next chapter"
          endAdornment={<MarkButton edge="end" onMark={onMark} />}
        />
      </Box>
      <FormTextField
        name="description"
        label="Description"
        help="Transcript or captions"
        language={language}
        multiline
        rows={2}
      />
    </>
  );
}
