import { useId, useState } from 'react';
import Update from '@mui/icons-material/Update';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatDate } from '../../../../domain/text/date';
import { allChanges } from '../../../../domain/text/diff/allChanges';
import { useConsoleDispatch } from '../../../../state/hooks/storeHooks';
import { saveEdits } from '../../../../state/sync/saveEdits';
import { MarkedPart } from '../../../../ui/content/ChangedText';
import { Content } from '../../../../ui/content/Content';
import { type OutdatedPair, type TextPair } from '../textPairs';

interface SourceChangeProps {
  label: string;
  former: string | undefined;
  now: string;
  language: string;
}

/** Words that went from a text of the source, and those that came. */
function SourceChange({ label, former, now, language }: SourceChangeProps) {
  if (former === undefined || former === now) return null;
  return (
    <Box sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ mr: 1, color: 'text.secondary' }}>
        {label}
      </Box>
      <Content language={language}>
        {allChanges(former, now).map((part, index) => (
          // The parts have no ids, and are drawn anew as one.
          <MarkedPart key={index} {...part} />
        ))}
      </Content>
    </Box>
  );
}

interface OutdatedNoteProps {
  pair: TextPair;
  outdated: OutdatedPair;
  isSettled: boolean;
  source: string;
  target: string;
  sourceLanguage: string;
}

/** Says that a translation is older than its source, and takes the word of somebody who finds it still correct. */
export function OutdatedNote(props: OutdatedNoteProps) {
  const { pair, outdated, isSettled, source, target, sourceLanguage } = props;
  const { renewal, former, sourceChangedAt } = outdated;
  const dispatch = useConsoleDispatch();
  const [hasFocus, setFocus] = useState(false);
  const id = useId();
  const day = formatDate(sourceChangedAt);
  const confirm = () => {
    const subject = pair.key === 'tour' ? 'The tour' : pair.label;
    const done = `${subject} is marked as still correct in ${target}`;
    const failed = `${subject} could not be marked as still correct`;
    void dispatch(saveEdits([renewal], { done, failed }, { isRenewal: true }));
  };
  return (
    <>
      {/* As high as the button, which goes. */}
      <Box
        sx={{
          flexBasis: '100%',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          minHeight: 32,
        }}
      >
        <Box
          component="span"
          id={id}
          sx={{
            display: 'flex',
            gap: 0.75,
            color: isSettled ? 'text.secondary' : 'var(--warning-text)',
          }}
        >
          <Update aria-hidden sx={{ flex: 'none', fontSize: 18 }} />
          {isSettled
            ? `Up to date with the ${source} text of ${day}.`
            : `The ${source} text changed on ${day}, after this translation.`}
        </Box>
        {/* A button that goes would take the focus with it. */}
        {(!isSettled || hasFocus) && (
          <Button
            size="small"
            variant="outlined"
            aria-label={`Still correct: ${pair.label}`}
            aria-describedby={id}
            aria-disabled={isSettled}
            onFocus={() => setFocus(true)}
            onBlur={() => setFocus(false)}
            onClick={isSettled ? undefined : confirm}
          >
            Still correct
          </Button>
        )}
      </Box>
      <SourceChange
        label="Title"
        former={former.title}
        now={pair.source.title}
        language={sourceLanguage}
      />
      <SourceChange
        label="Description"
        former={former.description}
        now={pair.source.description}
        language={sourceLanguage}
      />
    </>
  );
}
