import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { countOf } from '../../../domain/text/count';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import {
  checkProposals,
  fitAlone,
  withNumbers,
  withProposals,
  type ChapterProposal,
} from '../../../domain/chapterFormats/chapterProposals';
import { KeyHint } from '../../../ui/command/KeyHint';
import { isSubmitKey } from '../../../ui/hooks/isSaveKey';
import { newChapterId } from '../edits/chapterIds';
import { besideUsable, focusBlocked } from './blockedProposals';
import { ReviewList } from './ReviewList';

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
  /** Controls of what is proposed. */
  controls?: ReactNode;
  /** Said beside the controls where nothing is proposed. */
  emptyText?: string;
  chapters: ChapterList;
  durationMs: number | null;
  onGoTo: (ms: number) => void;
  /** Returns why the proposals were refused; null when they were applied. */
  onApply: (chapters: ChapterList, label: string) => string | null;
  onClose: () => void;
}

const noChapters: ChapterList = [];
const headStyle = {
  px: 1.5,
  py: 1,
  borderBottom: '1px solid var(--line)',
  backgroundColor: 'var(--side)',
};
const emptyStyle = {
  width: 'fit-content',
  py: 0.5,
  borderRadius: '3px',
  fontSize: 14,
  fontWeight: 500,
  '&:empty': { display: 'none' },
};

/** Selected proposals by index; all of them whenever others are proposed. */
function useSelection(proposals: readonly ChapterProposal[]) {
  const all = useMemo(() => new Set(proposals.keys()), [proposals]);
  const [chosen, setChosen] = useState({ of: proposals, selected: all as ReadonlySet<number> });
  const selected = chosen.of === proposals ? chosen.selected : all;
  const setSelected = (next: ReadonlySet<number>) => setChosen({ of: proposals, selected: next });
  const select = (index: number, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(index);
    else next.delete(index);
    setSelected(next);
  };
  return {
    selected,
    select,
    selectAll: () => setSelected(all),
    selectNone: () => setSelected(new Set()),
  };
}

interface CheckOptions {
  existing: ChapterList;
  durationMs: number | null;
}

/** The problem of each proposal, and the numbers of selected ones without any and of those with one. */
function useChecked(
  proposals: readonly ChapterProposal[],
  selected: ReadonlySet<number>,
  { existing, durationMs }: CheckOptions,
) {
  const problems = useMemo(
    () => checkProposals(proposals, selected, { existing, durationMs }),
    [proposals, selected, existing, durationMs],
  );
  const isAddable = (problem: string | null, index: number) =>
    problem === null && selected.has(index);
  return {
    problems,
    count: problems.filter(isAddable).length,
    blockedCount: problems.filter((problem) => problem !== null).length,
  };
}

interface ReviewOptionsProps {
  /** Number of proposals that cannot be added. */
  blockedCount: number;
  onBlocked: () => void;
  /** Number of chapters that the proposals may replace. */
  replaceableCount: number;
  isReplacing: boolean;
  onReplacing: (isReplacing: boolean) => void;
  onSelectAll: () => void;
  onSelectNone: () => void;
}

function ReviewOptions(props: ReviewOptionsProps) {
  const { blockedCount, onBlocked, replaceableCount, isReplacing } = props;
  const { onReplacing, onSelectAll, onSelectNone } = props;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px' }}>
      <Button size="small" onClick={onSelectAll}>
        Select all
      </Button>
      <Button size="small" onClick={onSelectNone}>
        Select none
      </Button>
      {blockedCount > 0 && (
        <Button size="small" color="error" title="Go to the first" onClick={onBlocked}>
          {`${blockedCount} can’t be added`}
        </Button>
      )}
      {replaceableCount > 0 && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isReplacing}
              onChange={(_event, isOn) => onReplacing(isOn)}
            />
          }
          label={`Replace the ${replaceableCount} existing`}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      )}
      <Box sx={{ ml: 'auto', fontSize: 12, color: 'text.secondary' }}>
        <KeyHint keys="↑+↓" /> move · <KeyHint keys="Y" /> select · <KeyHint keys="N" /> deselect ·{' '}
        <KeyHint keys="Mod+Enter" /> apply
      </Box>
    </Box>
  );
}

interface ReviewTitleProps {
  title: string;
  text: string;
  /** Number of proposals that would be added. */
  count: number;
  isReplacing: boolean;
  onApply: () => void;
  onClose: () => void;
}

function ReviewTitle({ title, text, count, isReplacing, onApply, onClose }: ReviewTitleProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 240px' }}>
        {text}
      </Typography>
      <Button variant="contained" color="primary" disabled={count === 0} onClick={onApply}>
        {`${isReplacing ? 'Replace with' : 'Add'} ${countOf(count, 'chapter')}`}
      </Button>
      <Button variant="outlined" onClick={onClose}>
        Close
      </Button>
    </Box>
  );
}

function Refusal({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <Box role="alert" sx={{ fontSize: 13, color: 'error.main' }}>
      {text}
    </Box>
  );
}

/** Moves between the check boxes by the arrows; Y and N select and deselect the focused one. */
function moveOrSelect(
  event: KeyboardEvent<HTMLElement>,
  list: HTMLElement | null,
  select: (index: number, isSelected: boolean) => void,
): void {
  const checkboxes = [...(list?.querySelectorAll('input') ?? [])];
  const index = checkboxes.findIndex((box) => box === event.target);
  if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const actions: Record<string, () => void> = {
    arrowdown: () => besideUsable(checkboxes, index, 1)?.focus(),
    arrowup: () => besideUsable(checkboxes, index, -1)?.focus(),
    y: () => select(index, true),
    n: () => select(index, false),
  };
  const action = actions[event.key.toLowerCase()];
  if (action === undefined) return;
  event.preventDefault();
  action();
}

/**
 * Panel to take or leave proposed chapters, one by one or all, by mouse or keys; applying them is
 * one undo step.
 */
export function ReviewPanel(props: ReviewPanelProps) {
  const { title, text, label, language, canReplace, chapters, durationMs } = props;
  const { controls, emptyText, onGoTo, onApply, onClose } = props;
  const { selected, select, selectAll, selectNone } = useSelection(props.proposals);
  const proposals = withNumbers(props.proposals, selected, chapters.length);
  // Chapters are lost by no default, except where there is nothing else to do with the proposals.
  const [isReplacing, setIsReplacing] = useState(
    () => canReplace && fitAlone(props.proposals, chapters, durationMs),
  );
  const [refused, setRefused] = useState<string | null>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const emptyRef = useRef<HTMLDivElement>(null);
  // Only as the panel opens: a control that changes the proposals keeps the focus. The effect runs after the dialog that
  // led here has given the focus back.
  useEffect(() => {
    const first = listRef.current?.querySelector<HTMLElement>('input:enabled');
    (first ?? emptyRef.current)?.focus();
  }, []);
  const isEmpty = proposals.length === 0;
  const existing = isReplacing ? noChapters : chapters;
  const beside = { existing, durationMs };
  const { problems, count, blockedCount } = useChecked(proposals, selected, beside);

  const apply = () => {
    if (count === 0) return;
    const options = { existing, durationMs, idOf: newChapterId };
    setRefused(onApply(withProposals(proposals, selected, options), label));
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (isSubmitKey(event)) {
      event.preventDefault();
      return apply();
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      return onClose();
    }
    moveOrSelect(event, listRef.current, select);
  };

  return (
    <Box
      component="section"
      aria-label={title}
      onKeyDown={handleKey}
      sx={{ flex: '1 0 auto', display: 'flex', flexDirection: 'column', minWidth: 0 }}
    >
      <Box sx={headStyle}>
        <ReviewTitle
          title={title}
          text={text}
          count={count}
          isReplacing={isReplacing}
          onApply={apply}
          onClose={onClose}
        />
        {controls}
        <Box ref={emptyRef} role="status" tabIndex={-1} sx={emptyStyle}>
          {isEmpty && emptyText}
        </Box>
        {!isEmpty && (
          <ReviewOptions
            blockedCount={blockedCount}
            onBlocked={() => focusBlocked(listRef.current)}
            replaceableCount={canReplace ? chapters.length : 0}
            isReplacing={isReplacing}
            onReplacing={setIsReplacing}
            onSelectAll={selectAll}
            onSelectNone={selectNone}
          />
        )}
        <Refusal text={refused} />
      </Box>
      <ReviewList
        ref={listRef}
        proposals={proposals}
        language={language}
        selected={selected}
        problems={problems}
        onSelect={select}
        onGoTo={onGoTo}
      />
    </Box>
  );
}
