import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { nanoid } from '@reduxjs/toolkit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import {
  checkProposals,
  withProposals,
  type ChapterProposal,
} from '../../../domain/chapterFormats/chapterProposals';
import { KeyHint } from '../../../ui/command/KeyHint';
import { isSubmitKey } from '../../../ui/hooks/isSaveKey';
import { ReviewRow } from './ReviewRow';

export interface ReviewPanelProps {
  title: string;
  text: string;
  /** Label of the undo step: 'Import'. */
  label: string;
  proposals: readonly ChapterProposal[];
  /** Language of the proposed titles. */
  language: string;
  /** True when the proposals may replace the current chapters. */
  canReplace: boolean;
  chapters: ChapterList;
  durationMs: number | null;
  onGoTo: (ms: number) => void;
  /** Returns why the proposals were refused; null when they were applied. */
  onApply: (chapters: ChapterList, label: string) => string | null;
  onClose: () => void;
}

const noChapters: ChapterList = [];

/**
 * Panel to take or leave proposed chapters, one by one or all, by mouse or keys; applying them is
 * one undo step.
 */
export function ReviewPanel(props: ReviewPanelProps) {
  const { title, text, label, proposals, language, canReplace, chapters, durationMs } = props;
  const { onGoTo, onApply, onClose } = props;
  const all = useMemo(() => new Set(proposals.keys()), [proposals]);
  const [selected, setSelected] = useState<ReadonlySet<number>>(all);
  const [isReplacing, setIsReplacing] = useState(canReplace && chapters.length > 0);
  const [refused, setRefused] = useState<string | null>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const existing = isReplacing ? noChapters : chapters;
  const problems = useMemo(
    () => checkProposals(proposals, selected, { existing, durationMs }),
    [proposals, selected, existing, durationMs],
  );
  const count = problems.filter((problem, index) => problem === null && selected.has(index)).length;

  const select = (index: number, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(index);
    else next.delete(index);
    setSelected(next);
  };
  const apply = () => {
    if (count === 0) return;
    const idOf = () => `new-${nanoid()}`;
    setRefused(onApply(withProposals(proposals, selected, { existing, durationMs, idOf }), label));
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (isSubmitKey(event)) {
      event.preventDefault();
      return apply();
    }
    const checkboxes = [...(listRef.current?.querySelectorAll<HTMLElement>('input') ?? [])];
    const index = checkboxes.findIndex((box) => box === event.target);
    if (event.key === 'Escape') {
      event.preventDefault();
      return onClose();
    }
    if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const actions: Record<string, () => void> = {
      arrowdown: () => checkboxes[index + 1]?.focus(),
      arrowup: () => checkboxes[index - 1]?.focus(),
      y: () => select(index, true),
      n: () => select(index, false),
    };
    const action = actions[event.key.toLowerCase()];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };

  return (
    <Box
      component="section"
      aria-label={title}
      onKeyDown={handleKey}
      sx={{ border: '1px solid var(--line)', borderRadius: 1, backgroundColor: 'var(--side)' }}
    >
      <Box sx={{ px: 2, pt: 1.5 }}>
        <Typography component="h3" variant="h3">
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
          <Button size="small" onClick={() => setSelected(all)}>
            Select all
          </Button>
          <Button size="small" onClick={() => setSelected(new Set())}>
            Select none
          </Button>
          {canReplace && chapters.length > 0 && (
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={isReplacing}
                  onChange={(_event, isOn) => setIsReplacing(isOn)}
                />
              }
              label={`Replace the ${chapters.length} existing`}
              slotProps={{ typography: { variant: 'body2' } }}
            />
          )}
          <Box sx={{ ml: 'auto', fontSize: 12, color: 'text.secondary' }}>
            <KeyHint keys="↑+↓" /> move · <KeyHint keys="Y" /> select · <KeyHint keys="N" />{' '}
            deselect · <KeyHint keys="Mod+Enter" /> apply
          </Box>
        </Box>
      </Box>
      <Box
        component="ul"
        ref={listRef}
        sx={{ m: 0, p: 1, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}
      >
        {proposals.map((proposal, index) => (
          <ReviewRow
            key={index}
            proposal={proposal}
            language={language}
            isSelected={selected.has(index)}
            isFirst={index === 0}
            problem={problems[index] ?? null}
            onSelect={(isSelected) => select(index, isSelected)}
            onGoTo={() => onGoTo(proposal.startMs)}
          />
        ))}
      </Box>
      {refused !== null && (
        <Box role="alert" sx={{ px: 2, fontSize: 13, color: 'error.main' }}>
          {refused}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, px: 2, py: 1.5, borderTop: '1px solid var(--line)' }}>
        <Button variant="contained" color="primary" disabled={count === 0} onClick={apply}>
          {`Add ${count} ${count === 1 ? 'chapter' : 'chapters'}`}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </Box>
    </Box>
  );
}
