import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { OnceOpened } from '../../../ui/controls/OnceOpened';
import { directionOf } from '../../../domain/text/script';
import { titleLines } from '../../../domain/chapters/chapterTitles';
import { keyName } from '../../../ui/command/KeyHint';
import { contentFont, contentLineHeight } from '../../../ui/content/contentFont';
import { FormRow } from '../../../ui/form/FormRow';
import { isSubmitKey } from '../../../ui/dom/isSaveKey';
import { useDialogText } from './useDialogText';

interface TitlesDialogProps {
  open: boolean;
  language: string;
  /** Initial text; null for the text typed last. */
  given: string | null;
  /** 1-based numbers of the chapter that receives the first title and of the last chapter. */
  from: number;
  count: number;
  /** Returns the reason for a refusal; null on success. */
  onSet: (titles: readonly string[]) => string | null;
  onClose: () => void;
}

function summary(titles: number, from: number, count: number): string {
  if (titles === 0) return `One title a line, for chapters ${from} to ${count}`;
  const used = Math.min(titles, count - from + 1);
  const left = titles - used;
  const named =
    used === 1 ? `Names chapter ${from}` : `Names chapters ${from} to ${from + used - 1}`;
  if (left === 0) return named;
  return left === 1
    ? `${named}. The last title is left out: there is no chapter for it.`
    : `${named}. The last ${left} titles are left out: there are no chapters for them.`;
}

/** Dialog that assigns a list of titles to existing chapters, from the focused one on. */
export function TitlesDialog(props: TitlesDialogProps) {
  const { open, language, given, from, count, onSet, onClose } = props;
  const { text, setText, problem, close, settle } = useDialogText(onClose, {
    keepsText: true,
    given,
  });
  const titles = titleLines(text);
  const set = () => {
    if (titles.length > 0) settle(onSet(titles));
  };
  return (
    <OnceOpened isOpen={open}>
      <Dialog open={open} onClose={close} fullWidth maxWidth="sm" aria-labelledby="titles-title">
        <DialogTitle id="titles-title">Paste titles</DialogTitle>
        <DialogContent sx={{ pt: '8px !important' }}>
          <FormRow
            id="titles-text"
            label="Titles"
            help={summary(titles.length, from, count)}
            error={problem ?? undefined}
          >
            <OutlinedInput
              id="titles-text"
              multiline
              rows={8}
              fullWidth
              autoFocus
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (!isSubmitKey(event)) return;
                event.preventDefault();
                set();
              }}
              inputProps={{
                lang: language,
                dir: directionOf(language),
                style: {
                  fontFamily: contentFont(language),
                  lineHeight: contentLineHeight(language),
                },
              }}
            />
          </FormRow>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            Cancel
          </Button>
          <Button
            variant="contained"
            color="primary"
            disabled={titles.length === 0}
            title={`${keyName('Mod')}+Enter`}
            onClick={set}
          >
            Set titles
          </Button>
        </DialogActions>
      </Dialog>
    </OnceOpened>
  );
}
