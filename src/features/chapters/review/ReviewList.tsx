import { type Ref } from 'react';
import Box from '@mui/material/Box';
import { type ChapterProposal } from '../../../domain/chapterFormats/chapterProposals';
import { ReviewRow } from './ReviewRow';

interface ReviewListProps {
  ref: Ref<HTMLUListElement>;
  proposals: readonly ChapterProposal[];
  /** Language of the proposed titles. */
  language: string;
  /** Indexes of the selected proposals. */
  selected: ReadonlySet<number>;
  /** Problem of each proposal; null for none. */
  problems: readonly (string | null)[];
  /** Note about the chapter that a proposal would change; null for none. */
  noteOf: (index: number) => string | null;
  onSelect: (index: number, isSelected: boolean) => void;
  onGoTo: (ms: number) => void;
}

/** Three and a half rows, so that a longer list visibly continues. */
const MIN_LIST_HEIGHT = 120;

const listStyle = {
  flex: '1 1 0',
  minHeight: MIN_LIST_HEIGHT,
  m: 0,
  p: 1,
  listStyle: 'none',
  overflowY: 'auto',
} as const;

const hasMs = (ms: number | null) => (ms ?? 0) % 1000 !== 0;

/** Proposed chapters, each with a check box and its problem. */
export function ReviewList(props: ReviewListProps) {
  const { ref, proposals, language, selected, problems, noteOf, onSelect, onGoTo } = props;
  const hasDecimals = proposals.some(({ startMs, endMs }) => hasMs(startMs) || hasMs(endMs));
  return (
    <Box component="ul" ref={ref} sx={listStyle}>
      {proposals.map((proposal, index) => (
        <ReviewRow
          key={index}
          proposal={proposal}
          language={language}
          hasDecimals={hasDecimals}
          isSelected={selected.has(index)}
          problem={problems[index] ?? null}
          change={noteOf(index)}
          onSelect={(isSelected) => onSelect(index, isSelected)}
          onGoTo={() => onGoTo(proposal.startMs)}
        />
      ))}
    </Box>
  );
}
