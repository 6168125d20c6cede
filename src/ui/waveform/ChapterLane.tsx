import { memo, type KeyboardEvent, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import { formatTimecode } from '../../domain/duration';
import { Content } from '../Content';
import { LANE_HEIGHT } from './stripSizes';

export interface LaneChapter {
  id: string;
  title: string;
  startMs: number;
  /** Where it ends for a listener. */
  endMs: number;
}

export interface ChapterLaneProps {
  /** By start. */
  chapters: readonly LaneChapter[];
  durationMs: number;
  /** Of the titles. */
  language: string;
  focusedId: string | null;
  onFocus: (id: string) => void;
  /** A click or Enter: go there. */
  onOpen: (id: string) => void;
}

const shade = (percent: number) =>
  `color-mix(in srgb, var(--accent-fill) ${percent}%, var(--page))`;

function blockLook(isFocused: boolean, isEven: boolean) {
  if (isFocused) {
    return {
      zIndex: 1,
      backgroundColor: 'var(--accent-fill)',
      borderColor: 'var(--accent-text)',
      color: 'var(--accent-on-fill)',
      fontWeight: 600,
    };
  }
  return {
    backgroundColor: shade(isEven ? 14 : 24),
    borderColor: shade(40),
    color: 'text.primary',
    '&:hover': { backgroundColor: shade(34) },
  };
}

interface LaneBlockProps {
  chapter: LaneChapter;
  durationMs: number;
  language: string;
  isFocused: boolean;
  isEven: boolean;
  /** The one that the Tab key stops at. */
  isStop: boolean;
}

const LaneBlock = memo(function LaneBlock(props: LaneBlockProps) {
  const { chapter, durationMs, language, isFocused, isEven, isStop } = props;
  const { title, startMs, endMs } = chapter;
  const left = Math.min(100, (startMs / durationMs) * 100);
  const right = Math.min(100, (endMs / durationMs) * 100);
  const times = `${formatTimecode(startMs)} to ${formatTimecode(endMs)}`;
  return (
    <Box
      role="option"
      aria-selected={isFocused}
      aria-label={`${title}, ${times}`}
      tabIndex={isStop ? 0 : -1}
      title={`${title} · ${times}`}
      data-chapter={chapter.id}
      sx={{
        position: 'absolute',
        top: 2,
        bottom: 2,
        left: `${left}%`,
        width: `max(3px, calc(${right - left}% - 1px))`,
        display: 'flex',
        alignItems: 'center',
        // Not hidden: the title stays in sight while the strip scrolls.
        overflow: 'clip',
        containerType: 'inline-size',
        border: '1px solid',
        borderRadius: '4px',
        fontSize: 12,
        cursor: 'pointer',
        '@container (max-width: 36px)': { '& > span': { display: 'none' } },
        ...blockLook(isFocused, isEven),
      }}
    >
      <Box
        component="span"
        sx={{ position: 'sticky', left: 6, minWidth: 0, mx: '6px', display: 'flex' }}
      >
        <Content language={language} lines={1}>
          {title}
        </Content>
      </Box>
    </Box>
  );
});

function optionAt(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
}

/** The chapters as blocks over the sound. One stop of the Tab key; up and down go from block to block. */
export function ChapterLane(props: ChapterLaneProps) {
  const { chapters, durationMs, language, focusedId, onFocus, onOpen } = props;
  const focused = chapters.findIndex((chapter) => chapter.id === focusedId);
  const stop = Math.max(0, focused);

  const act = (event: SyntheticEvent, action: (id: string) => void) => {
    const id = optionAt(event.target)?.dataset['chapter'];
    if (id !== undefined) action(id);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
    const place = options.findIndex((option) => option === optionAt(event.target));
    const moves: Record<string, number> = {
      ArrowUp: place - 1,
      ArrowDown: place + 1,
      Home: 0,
      End: options.length - 1,
    };
    const next = moves[event.key];
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === undefined) act(event, onOpen);
    else options[next]?.focus();
  };

  const look = { position: 'relative', height: LANE_HEIGHT, borderBottom: '1px solid var(--line)' };
  // A list box without options would be a list to nobody.
  if (chapters.length === 0) return <Box sx={look} />;
  return (
    <Box
      role="listbox"
      aria-label="Chapters on the recording"
      onFocus={(event) => act(event, onFocus)}
      onClick={(event) => act(event, onOpen)}
      onKeyDown={handleKey}
      sx={look}
    >
      {chapters.map((chapter, place) => (
        <LaneBlock
          key={chapter.id}
          chapter={chapter}
          durationMs={durationMs}
          language={language}
          isFocused={chapter.id === focusedId}
          isEven={place % 2 === 0}
          isStop={place === stop}
        />
      ))}
    </Box>
  );
}
