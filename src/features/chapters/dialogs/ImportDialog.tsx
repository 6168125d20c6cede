import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { OnceOpened } from '../../../ui/controls/OnceOpened';
import { keyName } from '../../../ui/command/KeyHint';
import { FormRow } from '../../../ui/form/FormRow';
import { isSubmitKey } from '../../../ui/dom/isSaveKey';
import { readChapters, type ReadChapters } from './readChapters';

interface ImportDialogProps {
  open: boolean;
  /** Initial text; null for none. */
  given: string | null;
  durationMs: number | null;
  onRead: (read: ReadChapters) => void;
  onClose: () => void;
}

const MAX_FILE_BYTES = 2 * 1024 * 1024;
const UNRECOGNISED_MESSAGE =
  'No chapters were found in this text. It may be JSON, Podlove, WebVTT, SRT, FFmpeg metadata, CUE, Audacity labels, MP4Chaps, rows of a sheet, or lines like 0:00 Title.';

function FileButton({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  return (
    <Button component="label" variant="outlined">
      Choose a file
      <input
        type="file"
        hidden
        accept=".json,.xml,.psc,.txt,.csv,.tsv,.vtt,.srt,.cue,.ffmeta,.chapters,.labels,text/*"
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </Button>
  );
}

/** Dialog that reads chapters from a file or pasted text for review; reading changes nothing yet. */
export function ImportDialog({ open, given, durationMs, onRead, onClose }: ImportDialogProps) {
  const [text, setText] = useState('');
  const [lastGiven, setLastGiven] = useState<string | null>(null);
  if (given !== lastGiven) {
    setLastGiven(given);
    if (given !== null) setText(given);
  }
  const [problem, setProblem] = useState<string | null>(null);

  const parse = (input: string) => {
    const read = readChapters(input, durationMs);
    if (read === null) return setProblem(UNRECOGNISED_MESSAGE);
    setText('');
    setProblem(null);
    onRead(read);
  };
  const readFile = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > MAX_FILE_BYTES)
      return setProblem('This file is too large to be a list of chapters.');
    parse(await file.text());
  };

  return (
    <OnceOpened isOpen={open}>
      <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="import-title">
        <DialogTitle id="import-title">Import chapters</DialogTitle>
        <DialogContent
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void readFile(event.dataTransfer.files[0]);
          }}
          sx={{ pt: '8px !important' }}
        >
          <FormRow
            id="import-text"
            label="Chapters"
            help="Paste chapters, or choose a file (Podlove, WebVTT, CUE and other common formats)."
            error={problem ?? undefined}
          >
            <OutlinedInput
              id="import-text"
              multiline
              rows={8}
              fullWidth
              autoFocus
              value={text}
              placeholder={'0:00 The gate\n1:25 The garden'}
              onChange={(event) => {
                setText(event.target.value);
                setProblem(null);
              }}
              onKeyDown={(event) => {
                if (!isSubmitKey(event)) return;
                event.preventDefault();
                if (text.trim() !== '') parse(text);
              }}
            />
          </FormRow>
        </DialogContent>
        <DialogActions>
          <Box sx={{ flex: 1 }}>
            <FileButton onChoose={(file) => void readFile(file)} />
          </Box>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            color="primary"
            disabled={text.trim() === ''}
            title={`${keyName('Mod')}+Enter`}
            onClick={() => parse(text)}
          >
            Preview
          </Button>
        </DialogActions>
      </Dialog>
    </OnceOpened>
  );
}
