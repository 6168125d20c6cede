import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import { withNumbers, type ChapterProposal } from '../../../domain/chapterFormats/chapterProposals';
import { KeyHint } from '../../../ui/command/KeyHint';
import { isSubmitKey } from '../../../ui/dom/isSaveKey';
import { besideUsable, focusBlocked } from './blockedProposals';
import { ReviewList } from './ReviewList';
import {
  emptyTextOf,
  SuggestionControls,
  type SuggestionControlsProps,
} from './SuggestionControls';
import { countsText, doesSomething, takeLabel } from './takenTexts';
import { TakingChoices } from './TakingChoices';
import { useProposalSelection } from './useProposalSelection';
import { useTaking } from './useTaking';

export interface ReviewPanelProps {
  title: string;
  text: string;
  /** Label of the undo step, as in 'Import'. */
  label: string;
  proposals: readonly ChapterProposal[];
  /** Language of the proposed titles. */
  language: string;
  /** True when the proposals may replace the current chapters. */
  canReplace: boolean;
  /** Sliders that control the suggestions. */
  controls?: SuggestionControlsProps | undefined;
  chapters: ChapterList;
  durationMs: number | null;
  /** Opens the text from which the proposals were parsed; undefined when there is none. */
  onEditText?: () => void;
  onGoTo: (ms: number) => void;
  /** `done` describes the effect; null when it is obvious. Returns the reason for a refusal; null on success. */
  onApply: (chapters: ChapterList, label: string, done: string | null) => string | null;
  onClose: () => void;
}

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

interface ReviewOptionsProps {
  /** Number of proposals that cannot be added. */
  blockedCount: number;
  onEditText?: () => void;
  onBlocked: () => void;
  onSelectAll: () => void;
  onSelectNone: () => void;
}

function ReviewOptions(props: ReviewOptionsProps) {
  const { blockedCount, onEditText, onBlocked, onSelectAll, onSelectNone } = props;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px' }}>
      <Button size="small" onClick={onSelectAll}>
        Select all
      </Button>
      <Button size="small" onClick={onSelectNone}>
        Select none
      </Button>
      {onEditText !== undefined && (
        <Button size="small" onClick={onEditText}>
          Edit the list
        </Button>
      )}
      {blockedCount > 0 && (
        <Button size="small" color="error" title="Go to the first" onClick={onBlocked}>
          {`${blockedCount} can’t be added`}
        </Button>
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
  /** Label of the apply button. */
  action: string;
  isEnabled: boolean;
  onApply: () => void;
  onClose: () => void;
}

function ReviewTitle(props: ReviewTitleProps) {
  const { title, text, action, isEnabled, onApply, onClose } = props;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 240px' }}>
        {text}
      </Typography>
      <Button variant="contained" color="primary" disabled={!isEnabled} onClick={onApply}>
        {action}
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

/** Moves between the check boxes by arrow keys; Y and N select and deselect the focused one. */
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
 * Panel that accepts or rejects proposed chapters, singly or all together, by mouse or keyboard; applying them is one
 * undo step.
 */
export function ReviewPanel(props: ReviewPanelProps) {
  const { title, text, label, language, canReplace, chapters, durationMs } = props;
  const { controls, onGoTo, onApply, onClose } = props;
  const { selected, select, selectAll, selectNone } = useProposalSelection(
    props.proposals,
    controls !== undefined,
  );
  const proposals = useMemo(
    () => withNumbers(props.proposals, selected, chapters),
    [props.proposals, selected, chapters],
  );
  const options = { accepted: selected, chapters, durationMs, canReplace };
  const choice = useTaking(proposals, options);
  const { problems, counts } = choice.taken;
  const [refused, setRefused] = useState<string | null>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const emptyRef = useRef<HTMLDivElement>(null);
  // Only on mount: a control that changes the proposals keeps the focus. The effect runs after the originating dialog
  // has restored the focus.
  useEffect(() => {
    const first = listRef.current?.querySelector<HTMLElement>('input:enabled');
    (first ?? emptyRef.current)?.focus();
  }, []);
  const isEmpty = proposals.length === 0;
  const isEnabled = doesSomething(counts, choice.taking);

  const apply = () => {
    if (!isEnabled) return;
    const done = `${label}: ${countsText(counts)}.`;
    setRefused(onApply(choice.take(), label, choice.taking === 'add' ? null : done));
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const act = isSubmitKey(event) ? apply : event.key === 'Escape' ? onClose : null;
    if (act === null) return moveOrSelect(event, listRef.current, select);
    event.preventDefault();
    act();
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
          action={takeLabel(counts, choice.taking)}
          isEnabled={isEnabled}
          onApply={apply}
          onClose={onClose}
        />
        {controls !== undefined && <SuggestionControls {...controls} />}
        <Box ref={emptyRef} role="status" tabIndex={-1} sx={emptyStyle}>
          {isEmpty && controls !== undefined && emptyTextOf(controls)}
        </Box>
        {!isEmpty && (
          <ReviewOptions
            blockedCount={problems.filter((problem) => problem !== null).length}
            onEditText={props.onEditText}
            onBlocked={() => focusBlocked(listRef.current)}
            onSelectAll={selectAll}
            onSelectNone={selectNone}
          />
        )}
        {!isEmpty && canReplace && chapters.length > 0 && <TakingChoices choice={choice} />}
        <Refusal text={refused} />
      </Box>
      <ReviewList
        ref={listRef}
        proposals={proposals}
        language={language}
        selected={selected}
        problems={problems}
        noteOf={choice.noteOf}
        onSelect={select}
        onGoTo={onGoTo}
      />
    </Box>
  );
}
