import { type MouseEvent, type RefObject } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useFormikContext } from 'formik';
import { shortText } from '../../../../domain/text/shortText';
import { type ConcordanceLine } from '../../../../domain/translating/concordance';
import { useConsoleDispatch, useConsoleSelector } from '../../../../state/hooks/storeHooks';
import { announced } from '../../../../state/model/noticesSlice';
import { textKey } from '../../../../state/model/tourRows';
import { copyText } from '../../../../ui/command/copyText';
import { Content } from '../../../../ui/content/Content';
import { type PairValues } from '../textPairs';
import { insertAtCaret } from '../fill/insertAtCaret';

/** Maximum length of the translation in its buttons' accessible names, in graphemes. */
const NAME_LENGTH = 40;

interface ConcordanceItemProps {
  use: ConcordanceLine;
  from: string;
  to: string;
  lastField: RefObject<HTMLTextAreaElement | null>;
  onInsertedByKey: () => void;
}

/** Functions that insert a text into the most recently focused field, or copy it to the clipboard. */
function useTermActions(text: string, lastField: RefObject<HTMLTextAreaElement | null>) {
  const { setFieldValue, isSubmitting } = useFormikContext<PairValues>();
  const dispatch = useConsoleDispatch();
  const insert = () => {
    const field = lastField.current;
    if (field === null || isSubmitting) return;
    const oneLine = field.name.startsWith('title:') ? text.replace(/\s*\n\s*/g, ' ') : text;
    const whole = insertAtCaret(field, oneLine);
    if (whole !== null) void setFieldValue(field.name, whole);
  };
  const copy = () =>
    copyText(text).then(
      () => dispatch(announced('success', 'Translation copied')),
      () => dispatch(announced('error', 'The browser does not let the translation be copied')),
    );
  return { insert, copy };
}

/** Keeps the focus, and with it the caret, in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Use of a term: source text, translation, tour, and actions for the translation. */
export function ConcordanceItem(props: ConcordanceItemProps) {
  const { use, from, to, lastField, onInsertedByKey } = props;
  const { source, target, tourId } = use;
  const { insert, copy } = useTermActions(target, lastField);
  const title = useConsoleSelector(
    (state) => state.tours.texts[textKey(tourId ?? '', from)]?.title,
  );
  const hidden = (
    <Box component="span" sx={visuallyHidden}>{` “${shortText(target, NAME_LENGTH)}”`}</Box>
  );
  return (
    <Box
      component="li"
      sx={{
        py: '6px',
        px: '4px',
        borderTop: '1px solid var(--line)',
        fontSize: 13,
        '&:focus-within': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Content language={from} lines={3}>
          {source.map(({ text, isTerm }, index) =>
            isTerm ? (
              // The parts have no ids and change only as a whole.
              <Box
                key={index}
                component="mark"
                sx={{ color: 'text.primary', bgcolor: 'var(--warning-tint)' }}
              >
                {text}
              </Box>
            ) : (
              text
            ),
          )}
        </Content>
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Content language={to}>{target}</Content>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '4px', mt: '2px' }}>
        <Box sx={{ flex: 1, minWidth: 0, fontSize: 12, color: 'text.secondary' }}>
          <Content language={from} lines={1} fallback="[No Title]">
            {title}
          </Content>
        </Box>
        <Button
          size="small"
          data-insert
          onMouseDown={keepFocus}
          onClick={({ detail }) => {
            insert();
            // `detail` is the click count, 0 for a keyboard activation.
            if (detail === 0) onInsertedByKey();
          }}
        >
          Insert{hidden}
        </Button>
        <Button size="small" onMouseDown={keepFocus} onClick={() => void copy()}>
          Copy{hidden}
        </Button>
      </Box>
    </Box>
  );
}
