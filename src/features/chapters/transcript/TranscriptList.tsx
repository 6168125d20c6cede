import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import { type Playback } from '../../../audio/playback/playback';
import { formatTimecode } from '../../../domain/text/duration';
import { type TranscriptSentence } from '../../../domain/chapters/transcriptSentences';
import { type TrackChapter } from '../../../ui/chapterTrack/TrackChapter';
import { usePlayingChapter } from '../../../ui/chapterTrack/usePlayingChapter';
import { Content } from '../../../ui/content/Content';
import { letterKeysArea } from '../commands/useEditorCommands';
import { useRowInView } from '../table/useRowInView';

interface TranscriptListProps {
  sentences: readonly TranscriptSentence[];
  language: string;
  chapters: readonly TrackChapter[];
  durationMs: number;
  playback: Playback;
  /** True when the spoken sentence is kept in view. */
  isFollowing: boolean;
  /** True when the list takes the focus on mount. */
  takesFocus: boolean;
  onGoTo: (ms: number) => void;
}

const listStyle = {
  flex: '1 1 0',
  minHeight: 120,
  overflowY: 'auto',
  py: 1,
  fontSize: 14,
  '& [role="option"]': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    px: 1.5,
    py: '3px',
    cursor: 'pointer',
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto 26px',
  },
  '& [role="option"]:hover': { backgroundColor: 'var(--hover)' },
  '& [role="option"]:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -2 },
  '& [aria-selected="true"]': {
    backgroundColor: 'var(--accent-tint)',
    boxShadow: 'inset 2px 0 var(--accent-text)',
  },
  '& .time': { color: 'text.secondary', fontSize: 12, lineHeight: '22px' },
  '& .chapter .time': { lineHeight: 'inherit' },
  '& .chapter': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    px: 1.5,
    pt: 1,
    pb: '2px',
    color: 'text.secondary',
    fontSize: 12,
    fontWeight: 600,
  },
} as const;

interface SentenceGroup {
  chapter: TrackChapter | null;
  /** Index of the first sentence, and the exclusive end index. */
  from: number;
  to: number;
}

/** Sentences grouped by the chapter in which each begins; null before the first chapter and in gaps. */
function groupByChapter(
  spans: readonly TrackChapter[],
  chapters: readonly TrackChapter[],
): SentenceGroup[] {
  const groups: SentenceGroup[] = [];
  spans.forEach(({ startMs }, index) => {
    const chapter =
      chapters.findLast((each) => each.startMs <= startMs && startMs < each.endMs) ?? null;
    const last = groups.at(-1);
    if (last !== undefined && last.chapter === chapter) last.to = index + 1;
    else groups.push({ chapter, from: index, to: index + 1 });
  });
  return groups;
}

const minuteOf = (ms: number) => Math.floor(ms / 60_000);

/** Estimated minute in which a sentence begins, shown only at the first sentence of a minute. */
const aboutMinute = (startMs: number, beforeMs: number): string =>
  minuteOf(startMs) === minuteOf(beforeMs) ? '' : `~${minuteOf(startMs)} min`;

/** Index that a key leads to; null for other keys. */
function indexAfter(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function useSpans(sentences: readonly TranscriptSentence[], durationMs: number): TrackChapter[] {
  return useMemo(
    () =>
      sentences.map(({ text, startMs }, index) => {
        const id = `sentence ${index}`;
        const endMs = sentences[index + 1]?.startMs ?? durationMs;
        return { id, key: id, title: text, startMs, endMs };
      }),
    [sentences, durationMs],
  );
}

/** Sentences of a transcript under their chapters' titles; pressing one seeks to its estimated position. */
export function TranscriptList(props: TranscriptListProps) {
  const { sentences, language, chapters, durationMs, playback } = props;
  const { isFollowing, takesFocus, onGoTo } = props;
  const list = useRef<HTMLDivElement>(null);
  const spans = useSpans(sentences, durationMs);
  const groups = useMemo(() => groupByChapter(spans, chapters), [spans, chapters]);
  const playingId = usePlayingChapter(playback, spans);
  const playing = spans.findIndex(({ id }) => id === playingId);
  const [stop, setStop] = useState<number | null>(null);
  const tabStop = Math.min(stop ?? Math.max(playing, 0), sentences.length - 1);
  // A created or removed chapter moves the sentences below its title.
  useRowInView(list, isFollowing || playback.element.paused ? playingId : null, groups);
  useLayoutEffect(() => {
    if (takesFocus) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [takesFocus]);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || shiftKey) return;
    const next = indexAfter(key, tabStop, sentences.length);
    if (next === null && key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    if (key === ' ') return playback.toggle();
    const index = next ?? tabStop;
    list.current?.querySelector<HTMLElement>(`[data-row="sentence ${index}"]`)?.focus();
    onGoTo(spans[index]?.startMs ?? 0);
  };
  const sentence = ({ id, title, startMs }: TrackChapter, index: number) => (
    <div
      key={id}
      role="option"
      data-row={id}
      tabIndex={index === tabStop ? 0 : -1}
      aria-selected={id === playingId}
      onFocus={() => setStop(index)}
      onClick={() => onGoTo(startMs)}
    >
      <span className="time">{aboutMinute(startMs, spans[index - 1]?.startMs ?? 0)}</span>
      <Content language={language}>{title}</Content>
    </div>
  );
  return (
    <Box
      ref={list}
      {...letterKeysArea}
      role="listbox"
      aria-label="Sentences"
      onKeyDown={move}
      sx={listStyle}
    >
      {groups.map(({ chapter, from, to }) => (
        <div key={from} role="group" aria-label={chapter?.title ?? 'No chapter'}>
          {chapter !== null && (
            <div className="chapter" aria-hidden>
              <span className="time">{formatTimecode(chapter.startMs, false)}</span>
              <Content language={language} dir="auto" lines={1}>
                {chapter.title}
              </Content>
            </div>
          )}
          {spans.slice(from, to).map((span, index) => sentence(span, from + index))}
        </div>
      ))}
    </Box>
  );
}
