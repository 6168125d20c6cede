import { Fragment, useLayoutEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import { type ChapterEdge } from '../../domain/chapters/chapterDrag';
import { LaneBlock } from './LaneBlock';
import { type LaneActions, type LaneChapter } from './LaneChapter';
import { LaneHandle } from './LaneHandle';
import { laneLook } from './laneStyles';
import { placeLane } from './laneLayout';
import { LANE_HEIGHT } from '../timeline/stripSizes';
import { seenSpan } from '../timeline/timeView';
import { type TimeViewStore } from '../timeline/TimeViewStore';
import { useLaneDrag } from './useLaneDrag';

export interface ChapterLaneProps {
  view: TimeViewStore;
  /** By start. */
  chapters: readonly LaneChapter[];
  /** Of the titles. */
  language: string;
  focusedId: string | null;
  /** Where a dragged edge snapped to. */
  snapMs: number | null;
  actions: LaneActions;
}

const edges: readonly ChapterEdge[] = ['start', 'end'];

function optionAt(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
}

/** The chapters as blocks over the sound. One stop of the Tab key, then the edges of the focused one. */
export function ChapterLane(props: ChapterLaneProps) {
  const { view, chapters, language, focusedId, snapMs, actions } = props;
  const blocks = useRef<HTMLDivElement>(null);
  const handles = useRef<HTMLDivElement>(null);
  const snap = useRef<HTMLDivElement>(null);
  const drag = useLaneDrag(view, chapters, actions);
  const focused = chapters.findIndex((chapter) => chapter.id === focusedId);
  const stop = Math.max(0, focused);

  useLayoutEffect(() => {
    const place = () => {
      if (!blocks.current || !handles.current || !snap.current) return;
      const lane = { blocks: blocks.current, handles: handles.current, snap: snap.current };
      placeLane(lane, view.get(), { chapters, focusedId, snapMs });
    };
    place();
    return view.subscribe(place);
  }, [view, chapters, focusedId, snapMs]);

  const act = (event: SyntheticEvent, action: (id: string) => void) => {
    const id = optionAt(event.target)?.dataset['chapter'];
    if (id !== undefined) action(id);
  };
  const focus = (id: string) => {
    const chapter = chapters.find((known) => known.id === id);
    if (chapter !== undefined && seenSpan(view.get(), chapter) === null)
      view.reveal(chapter.startMs);
    actions.focus(id);
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
    if (next === undefined) act(event, actions.open);
    else options[next]?.focus();
  };

  // A list box without options would be a list to nobody.
  if (chapters.length === 0) {
    return <Box sx={{ height: LANE_HEIGHT, borderBottom: '1px solid var(--line)' }} />;
  }
  return (
    <Box sx={laneLook} {...drag}>
      <div
        ref={blocks}
        className="blocks"
        role="listbox"
        aria-label="Chapters on the recording"
        onFocus={(event) => act(event, focus)}
        onKeyDown={handleKey}
      >
        {chapters.map((chapter, place) => (
          <LaneBlock
            key={chapter.id}
            {...chapter}
            language={language}
            isFocused={chapter.id === focusedId}
            isStop={place === stop}
          />
        ))}
      </div>
      <div ref={handles}>
        {chapters.map((chapter, place) => (
          <Fragment key={chapter.id}>
            {edges.map((edge) => (
              <LaneHandle
                key={edge}
                chapterId={chapter.id}
                title={chapter.title}
                edge={edge}
                rank={place + 1}
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
}
