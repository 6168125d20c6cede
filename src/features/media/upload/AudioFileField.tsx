import { useState } from 'react';
import Box from '@mui/material/Box';
import { formatBytes } from '../../../domain/text/bytes';
import { limits } from '../../../domain/limits';
import { FilePicker } from '../../../ui/controls/FilePicker';
import { audioFileProblem } from './audioFileProblem';

interface AudioFileFieldProps {
  file: File | null;
  /** Problem other than with the file itself. */
  problem: string | null;
  /** Note on the file; null for none. */
  note?: string | null;
  /** True when the picker's button takes the focus on mount. */
  autoFocus?: boolean;
  onFile: (file: File | null) => void;
  /** Called when several files are chosen or dropped; without it, only one file is accepted. */
  onFiles?: (files: readonly File[]) => void;
}

/** Audio file picker that shows the chosen file. */
export function AudioFileField(props: AudioFileFieldProps) {
  const { file, problem, note = null, autoFocus, onFile, onFiles } = props;
  const [refusal, setRefusal] = useState<string | null>(null);
  const message = refusal ?? problem;
  return (
    <Box>
      <FilePicker
        label="Choose audio file"
        accept="audio/*"
        autoFocus={autoFocus}
        maxBytes={limits.audioBytes}
        findProblem={audioFileProblem}
        hint={
          file === null ? (
            'MP3, WAV, M4A up to 100MB'
          ) : (
            <>
              <bdi>{file.name}</bdi>
              {` · ${formatBytes(file.size)}`}
            </>
          )
        }
        onFile={(chosen) => {
          setRefusal(null);
          onFile(chosen);
        }}
        onSeveral={onFiles}
        onRefused={(why) => {
          setRefusal(why);
          onFile(null);
        }}
      />
      {message !== null && (
        <Box role="alert" sx={{ mt: 0.5, fontSize: 12, lineHeight: '16px', color: 'error.main' }}>
          {message}
        </Box>
      )}
      {message === null && note !== null && (
        <Box
          role="status"
          sx={{ mt: 0.5, fontSize: 12, lineHeight: '16px', color: 'var(--warning-text)' }}
        >
          {note}
        </Box>
      )}
    </Box>
  );
}
