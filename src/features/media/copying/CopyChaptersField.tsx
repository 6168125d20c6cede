import FormHelperText from '@mui/material/FormHelperText';
import { type Media } from '../../../domain/tours/media';
import { CopyChaptersChoice } from './CopyChaptersChoice';
import { ReplacementLength } from './ReplacementLength';
import { useAudioFileFacts } from './useAudioFileFacts';

interface CopyChaptersFieldProps {
  /** Recording that the new one supersedes; null for none. */
  from: Media | null;
  /** File of the new recording; null until chosen. */
  file: File | null;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Choice whether to copy chapters to a new recording, with the effect of its length on them. */
export function CopyChaptersField({ from, file, isChecked, onChange }: CopyChaptersFieldProps) {
  const facts = useAudioFileFacts(file);
  if (from === null) return null;
  return (
    <CopyChaptersChoice from={from} isChecked={isChecked} onChange={onChange}>
      <FormHelperText sx={{ m: 0 }}>
        To change only its file, use “Replace file” beside its name.
      </FormHelperText>
      {isChecked && <ReplacementLength media={from} lengthMs={facts?.lengthMs ?? null} />}
    </CopyChaptersChoice>
  );
}
