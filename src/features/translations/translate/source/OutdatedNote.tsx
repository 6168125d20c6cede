import { useId, useRef } from 'react';
import Update from '@mui/icons-material/Update';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { nanoid } from '@reduxjs/toolkit';
import { allChanges } from '../../../../domain/text/diff/allChanges';
import { listWithAnd } from '../../../../domain/text/sentence';
import { translatedTexts, UNKNOWN_SOURCE } from '../../../../domain/record/earlierSource';
import { useConsoleDispatch } from '../../../../state/hooks/storeHooks';
import { announcedWithUndo } from '../../../../state/model/noticesSlice';
import { type ChangedSource } from '../../../../state/select/selectOutdatedTexts';
import { saveEdits } from '../../../../state/sync/saveEdits';
import { undoStep } from '../../../../state/undo/undoStep';
import { MarkedPart } from '../../../../ui/content/ChangedText';
import { Content } from '../../../../ui/content/Content';
import { type OutdatedPair, type TextPair } from '../textPairs';

const labels = { title: 'Title', description: 'Description' };

interface SourceChangeProps {
  label: string;
  change: ChangedSource | undefined;
  language: string;
}

/** Word diff between the earlier and current source text. */
function SourceChange({ label, change, language }: SourceChangeProps) {
  if (change === undefined || change.now === null) return null;
  const { earlier, now } = change;
  if (earlier === UNKNOWN_SOURCE) return null;
  return (
    <Box sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ mr: 1, color: 'text.secondary' }}>
        {label}
      </Box>
      <Content language={language}>
        {allChanges(earlier, now).map((part, index) => (
          // The parts have no ids and change only as a whole.
          <MarkedPart key={index} {...part} />
        ))}
      </Content>
    </Box>
  );
}

/** Marks a translation as correct for the current source, as one step that its toast can undo. */
function useConfirmation({ key, label }: TextPair, target: string) {
  const dispatch = useConsoleDispatch();
  const subject = key === 'tour' ? 'The tour' : label;
  return async ({ confirmation }: OutdatedPair) => {
    const step = nanoid();
    const failed = `${subject} could not be marked as still correct`;
    const saved = await dispatch(saveEdits([confirmation], { done: null, failed }, { step }));
    if (!saved.ok || saved.queued === true) return;
    const undo = () => void dispatch(undoStep(step));
    dispatch(announcedWithUndo(`${subject} is marked as still correct in ${target}`, undo));
  };
}

interface OutdatedNoteProps {
  pair: TextPair;
  /** Undefined once the translation is up to date. */
  outdated: OutdatedPair | undefined;
  source: string;
  target: string;
}

/** Note that the source changed after the translation, with a button to confirm the translation as still correct. */
export function OutdatedNote({ pair, outdated, source, target }: OutdatedNoteProps) {
  const note = useRef<HTMLSpanElement>(null);
  const confirm = useConfirmation(pair, target);
  const id = useId();
  const texts = outdated?.texts ?? {};
  const changed = listWithAnd(translatedTexts.filter((name) => texts[name] !== undefined));
  const onConfirm = () => {
    if (outdated === undefined) return;
    // Moves the focus before the button unmounts.
    note.current?.focus();
    void confirm(outdated);
  };
  return (
    <>
      {/* Keeps the button's height after it unmounts. */}
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
          ref={note}
          id={id}
          tabIndex={-1}
          sx={{
            display: 'flex',
            gap: 0.75,
            color: outdated === undefined ? 'text.secondary' : 'var(--warning-text)',
          }}
        >
          <Update aria-hidden sx={{ flex: 'none', fontSize: 18 }} />
          {outdated === undefined
            ? `Up to date with the ${source} text.`
            : `The ${source} ${changed} changed after this translation.`}
        </Box>
        {outdated !== undefined && (
          <Button
            size="small"
            variant="outlined"
            aria-label={`Still correct: ${pair.label}`}
            aria-describedby={id}
            onClick={onConfirm}
          >
            Still correct
          </Button>
        )}
      </Box>
      {outdated !== undefined &&
        translatedTexts.map((name) => (
          <SourceChange
            key={name}
            label={labels[name]}
            change={texts[name]}
            language={outdated.sourceLanguage}
          />
        ))}
    </>
  );
}
