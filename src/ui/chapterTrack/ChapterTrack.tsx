import {
  memo,
  Fragment,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import Box from '@mui/material/Box';
import { type Playback } from '../../audio/playback/playback';
import { type ChapterEdge } from '../../domain/chapters/chapterDrag';
import { ChapterRegion } from './ChapterRegion';
import { type TrackActions, type TrackChapter } from './TrackChapter';
import { RegionHandle } from './RegionHandle';
import { trackStyles } from './trackStyles';
import { layOutTrack } from './trackLayout';
import { CHAPTER_TRACK_HEIGHT } from '../timeline/timelineSizes';
import { visibleSpan } from '../timeline/timeView';
import { type TimeViewStore } from '../timeline/TimeViewStore';
import { usePlayingChapter } from './usePlayingChapter';
import { useRegionDrag } from './useRegionDrag';

export interface ChapterTrackProps {
  view: TimeViewStore;
  /** Marks the chapter at the playhead. */
  playback: Playback;
  /** Chapters sorted by start. */
  chapters: readonly TrackChapter[];
  /** Language of the titles. */
  language: string;
  focusedId: string | null;
  /** Ids of the selected chapters when there are two or more; empty otherwise. */
  selectedIds: ReadonlySet<string>;
  /** Time that a dragged edge has snapped to, in milliseconds; null when it has not. */
  snapMs: number | null;
  actions: TrackActions;
}

const edges: readonly ChapterEdge[] = ['start', 'end'];

function optionAt(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
}

function chapterAt(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-chapter]')?.dataset['chapter'];
}

function focusOnRegion({ view, chapters, actions }: ChapterTrackProps, target: EventTarget) {
  const chapter = chapters.find(({ id }) => id === chapterAt(target));
  if (chapter === undefined) return;
  if (visibleSpan(view.get(), chapter) === null) view.reveal(chapter.startMs);
  actions.focus(chapter.id);
}

/** Index of the region that each navigation key moves to. */
const regionMoves = (index: number, count: number): Record<string, number> => ({
  ArrowUp: index - 1,
  ArrowDown: index + 1,
  Home: 0,
  End: count - 1,
});

/**
 * Keys of the track. Arrow keys move from a region or its edges to the neighbouring region; with Shift they extend the
 * selection. Home, End, Enter and Ctrl+A work on regions only.
 */
function handleTrackKey(event: KeyboardEvent<HTMLElement>, { actions }: ChapterTrackProps) {
  if (event.defaultPrevented || event.altKey) return;
  const id = chapterAt(event.target);
  const isOnRegion = id !== undefined && optionAt(event.target) !== null;
  if (event.ctrlKey || event.metaKey) {
    if (!isOnRegion || event.shiftKey || event.key.toLowerCase() !== 'a') return;
    event.preventDefault();
    return actions.select(id, 'all');
  }
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
  const index = options.findIndex((option) => option.dataset['chapter'] === id);
  const next = regionMoves(index, options.length)[event.key];
  const isOpened = event.key === 'Enter' && isOnRegion;
  if (next === undefined && !isOpened) return;
  event.preventDefault();
  if (next === undefined) {
    if (id !== undefined) actions.open(id);
    return;
  }
  const nextId = options[next]?.dataset['chapter'];
  if (event.shiftKey && nextId !== undefined) actions.select(nextId, 'to');
  options[next]?.focus();
}

/**
 * Opens the context menu of a chapter: at the pointer on a right click, below the focused element when opened by key.
 */
function openTrackMenu(event: MouseEvent<HTMLElement>, { actions }: ChapterTrackProps) {
  const { target, button, clientX, clientY } = event;
  const id = chapterAt(target);
  if (id === undefined || !(target instanceof Element)) return;
  event.preventDefault();
  const { left, bottom } = target.getBoundingClientRect();
  const isByPointer = button === 2;
  actions.openMenu(id, {
    left: isByPointer ? clientX : Math.max(0, left),
    top: isByPointer ? clientY : bottom,
  });
}

/** Chapters as regions above the waveform: one tab stop, followed by the handles of the focused region. */
export const ChapterTrack = memo(function ChapterTrack(props: ChapterTrackProps) {
  const { view, playback, chapters, language, focusedId, selectedIds, snapMs, actions } = props;
  const regions = useRef<HTMLDivElement>(null);
  const handles = useRef<HTMLDivElement>(null);
  const snap = useRef<HTMLDivElement>(null);
  const playingId = usePlayingChapter(playback, chapters);
  const drag = useRegionDrag(view, chapters, actions);
  const focused = chapters.findIndex((chapter) => chapter.id === focusedId);
  const stop = Math.max(0, focused);

  useLayoutEffect(() => {
    const layOut = () => {
      if (!regions.current || !handles.current || !snap.current) return;
      const track = { regions: regions.current, handles: handles.current, snap: snap.current };
      layOutTrack(track, view.get(), { chapters, focusedId, snapMs });
    };
    layOut();
    return view.subscribe(layOut);
  }, [view, chapters, focusedId, snapMs]);

  // ARIA requires a listbox to have options.
  if (chapters.length === 0) {
    return <Box sx={{ height: CHAPTER_TRACK_HEIGHT, borderBottom: '1px solid var(--line)' }} />;
  }
  return (
    <Box
      sx={trackStyles}
      {...drag}
      onKeyDown={(event) => handleTrackKey(event, props)}
      onContextMenu={(event) => openTrackMenu(event, props)}
    >
      <div
        ref={regions}
        className="regions"
        role="listbox"
        aria-label="Chapters on the recording"
        aria-multiselectable
        onFocus={(event) => focusOnRegion(props, event.target)}
      >
        {chapters.map((chapter, index) => (
          <ChapterRegion
            key={chapter.key}
            id={chapter.id}
            title={chapter.title}
            startMs={chapter.startMs}
            endMs={chapter.endMs}
            language={language}
            isFocused={chapter.id === focusedId}
            isMarked={selectedIds.has(chapter.id)}
            isSelected={
              selectedIds.size > 0 ? selectedIds.has(chapter.id) : chapter.id === focusedId
            }
            isPlaying={chapter.id === playingId}
            isTabStop={index === stop}
          />
        ))}
      </div>
      <div ref={handles}>
        {chapters.map((chapter, index) => (
          <Fragment key={chapter.key}>
            {edges.map((edge) => (
              <RegionHandle
                key={edge}
                chapterId={chapter.id}
                title={chapter.title}
                edge={edge}
                rank={index + 1}
                ms={edge === 'start' ? chapter.startMs : chapter.endMs}
                durationMs={view.durationMs}
                isFocused={chapter.id === focusedId}
                actions={actions}
              />
            ))}
          </Fragment>
        ))}
      </div>
      <div ref={snap} className="snap" aria-hidden />
    </Box>
  );
});
