import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatBytes } from '../../domain/text/bytes';
import { isolate } from '../../domain/text/script';
import { CoverPicker } from './CoverPicker';
import { useObjectUrl } from '../hooks/useObjectUrl';

export interface CoverChoiceProps {
  label?: string;
  /** URL of the current cover. */
  url: string | null;
  /** Chosen file, uploaded on saving; null for none. */
  file: File | null;
  isDisabled: boolean;
  /** Upload progress, 0 to 100. */
  progressPercent?: number;
  /** Reason why no cover can be chosen now; null when allowed. */
  refusal?: string | null;
  onFile: (file: File | null) => void;
}

/** Cover field of a form: previews a chosen picture at once and uploads it on saving. */
export function CoverChoice(props: CoverChoiceProps) {
  const { label, url, file, isDisabled, progressPercent, refusal, onFile } = props;
  const preview = useObjectUrl(file);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (chosen: File | null) => {
    setProblem(null);
    onFile(chosen);
  };
  const refuse = (broken: File) => {
    onFile(null);
    setProblem(`${isolate(broken.name)} can’t be shown: it is damaged or not a picture.`);
  };
  return (
    <div>
      <CoverPicker
        url={preview ?? url}
        label={label}
        hint="PNG, JPG up to 10MB"
        disabled={isDisabled}
        refusal={refusal}
        busy={progressPercent !== undefined}
        progressPercent={progressPercent}
        problem={problem}
        onBroken={file === null || preview === null ? undefined : () => refuse(file)}
        onFile={choose}
      />
      {file !== null && (
        <Box
          role="status"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, fontSize: 13 }}
        >
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            New cover: <bdi>{file.name}</bdi> ({formatBytes(file.size)}). It is uploaded when you
            save.
          </Box>
          <Button variant="outlined" disabled={isDisabled} onClick={() => choose(null)}>
            Discard
          </Button>
        </Box>
      )}
    </div>
  );
}
