import { useEffect, useMemo, useRef, useState } from 'react';
import { type ChapterEdge } from '../../../domain/chapters/chapterDrag';
import { effectiveEndOf, type ChapterList } from '../../../domain/chapters/chapterList';
import { nextChapterName } from '../../../domain/chapters/chapterNames';
import {
  addChapterProblem,
  effectiveEnds,
  nextChapterStart,
} from '../../../domain/chapters/chapterTimes';
import { type Media } from '../../../domain/tours/media';
import {
  useGetChaptersQuery,
  type UnreadableChapter,
} from '../../../state/endpoints/chaptersEndpoints';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectAliases } from '../../../state/outbox/outboxSlice';
import { selectChapters } from '../../../state/select/selectSections';
import { selectPerson } from '../../../state/session/sessionSlice';
import { type TrackActions, type TrackChapter } from '../../../ui/chapterTrack/TrackChapter';
import { TimeViewStore } from '../../../ui/timeline/TimeViewStore';
import { useRecording } from '../../../ui/waveform/useRecording';
import { type EditorContext } from '../commands/editorContext';
import { useEditorCommands } from '../commands/useEditorCommands';
import { useRowActions } from '../commands/useRowActions';
import { newChapterId, rowKeys } from '../edits/chapterIds';
import { moveTableFocus } from '../edits/rowFocus';
import { useChapterEdits } from '../edits/useChapterEdits';
import { useChapterSaving } from '../saving/useChapterSaving';
import { useEdgeDrag } from './useEdgeDrag';
import { useFocusedChapter } from './useFocusedChapter';
import { useRangePlay } from './useRangePlay';
import { useToggle } from './useToggle';

const noneUnreadable: readonly UnreadableChapter[] = [];
const noPauses: readonly { startMs: number; endMs: number }[] = [];

/**
 * Time view of a recording; its range is kept when the measured duration differs from the stored
 * one.
 */
function useTimeView(durationMs: number | null): TimeViewStore | null {
  const [view, setView] = useState<TimeViewStore | null>(null);
  if (durationMs === null) return null;
  if (view?.durationMs === durationMs) return view;
  const next = new TimeViewStore(durationMs, view);
  setView(next);
  return next;
}

/** Why the last command was refused, while the chapters are as they were then. */
function useNotice(chapters: ChapterList) {
  const [notice, setNotice] = useState<{ text: string; chapters: ChapterList } | null>(null);
  const show = (text: string | null, about: ChapterList) =>
    setNotice(text === null ? null : { text, chapters: about });
  return { text: notice?.chapters === chapters ? notice.text : null, show };
}

/** Working copy of the stored chapters of a recording. */
function useStoredChapters(media: Media, durationMs: number | null) {
  const { data: receipt, isLoading, isError, refetch } = useGetChaptersQuery({ mediaId: media.id });
  const stored = useConsoleSelector((state) => selectChapters(state, media.id));
  const personId = useConsoleSelector((state) => selectPerson(state)?.id ?? '');
  const aliases = useConsoleSelector(selectAliases);
  const work = useChapterEdits({
    personId,
    mediaId: media.id,
    stored,
    durationMs,
    hasLoaded: stored !== null || isError,
  });
  const keyOf = useMemo(() => rowKeys(aliases), [aliases]);
  const loading = { isLoading, hasFailed: isError, onRetry: () => void refetch() };
  const unreadable = receipt?.unreadableChapters ?? noneUnreadable;
  return { work, keyOf, loading, unreadable };
}

/** Chapters as blocks of the track, each with its end for a listener. */
function useTrackChapters(
  chapters: ChapterList,
  durationMs: number | null,
  keyOf: (id: string) => string,
): TrackChapter[] {
  return useMemo(() => {
    const ends = effectiveEnds(chapters, durationMs);
    return chapters.map(({ id, title, startMs }, index) => {
      return { id, key: keyOf(id), title, startMs, endMs: ends[index] ?? startMs };
    });
  }, [chapters, durationMs, keyOf]);
}

/** State and actions of the chapter editor of one recording. */
export function useEditor(media: Media) {
  const source = { id: media.id, url: media.public_url, updatedAt: media.updated_at };
  const recording = useRecording(source, media.duration);
  const { playback, durationMs, sound } = recording;
  const pauses = sound.pauses ?? noPauses;
  const [dialog, setDialog] = useState<'keys' | 'shift' | null>(null);

  const { work, keyOf, loading, unreadable } = useStoredChapters(media, durationMs);
  const { chapters } = work;
  const notice = useNotice(chapters);
  const showNotice = (text: string | null) => notice.show(text, work.actions.get().history.present);
  const view = useTimeView(durationMs);
  const { focused, edge, focus } = useFocusedChapter(chapters, keyOf);
  const snapping = useToggle(true);
  const following = useToggle(true);
  const endOfChapter = (id: string) => effectiveEndOf(chapters, id, durationMs);
  const focusedEndMs = focused === null ? null : endOfChapter(focused.id);
  const loopRange =
    focused === null || focusedEndMs === null
      ? null
      : { startMs: focused.startMs, endMs: focusedEndMs };
  const { loop, playOnce } = useRangePlay(playback, loopRange);
  const positionMs = () => Math.min(playback.positionMs(), durationMs ?? Infinity);
  const drag = useEdgeDrag({
    work: work.actions,
    pauses,
    isSnapping: snapping.isOn,
    positionMs,
    onRefused: showNotice,
  });

  const goTo = (id: string) => {
    const chapter = work.actions.get().history.present.find((candidate) => candidate.id === id);
    focus(id);
    moveTableFocus(id);
    if (chapter === undefined) return;
    playback.seek(chapter.startMs);
    view?.release();
    view?.reveal(chapter.startMs);
  };
  const audition = (id: string) => {
    const chapter = chapters.find((candidate) => candidate.id === id);
    const endMs = endOfChapter(id);
    if (chapter === undefined || endMs === null) return;
    focus(id);
    playOnce({ startMs: chapter.startMs, endMs });
  };
  const remove = (id: string) => {
    const index = chapters.findIndex((chapter) => chapter.id === id);
    showNotice(work.actions.run({ kind: 'remove', id }, { label: 'Delete' }));
    const next = chapters[index + 1] ?? chapters[index - 1];
    if (next !== undefined) focus(next.id);
  };
  const table = useRowActions({
    work: work.actions,
    keyOf,
    positionMs,
    focus,
    audition,
    remove,
    showNotice,
  });
  const saving = useChapterSaving({
    mediaId: media.id,
    durationMs,
    work: work.actions,
    refusedCell: table.refusedCell,
  });
  const addDisabledReason = addChapterProblem(durationMs, chapters);
  const add = () => {
    if (durationMs === null) return;
    const id = newChapterId();
    const startMs = nextChapterStart(durationMs, chapters);
    const texts = { title: nextChapterName(chapters.length), description: '' };
    const chapter = { id, ...texts, startMs, endMs: null, orderIndex: chapters.length };
    const refused = work.actions.run({ kind: 'add', chapter }, { label: 'Add' });
    showNotice(refused);
    if (refused !== null) return;
    focus(id, 'start');
    view?.reveal(startMs);
    table.actions.edit(id, 'title');
  };

  const context: EditorContext = {
    playback,
    view,
    durationMs,
    chapters,
    focused,
    edge,
    work: work.actions,
    loop,
    snapping,
    following,
    focus,
    goTo,
    add,
    addDisabledReason,
    remove,
    showNotice,
    editCell: table.actions.edit,
    describe: table.actions.describe,
    audition: () => focused !== null && audition(focused.id),
    nudge: (byMs, isRepeated) => focused !== null && drag.nudge(focused.id, edge, byMs, isRepeated),
    openShift: () => setDialog('shift'),
    openKeys: () => setDialog('keys'),
  };
  const commands = useEditorCommands(context);

  const latest = useRef({ focus, goTo, drag });
  useEffect(() => {
    latest.current = { focus, goTo, drag };
  });
  const [trackActions] = useState((): TrackActions => ({
    focus: (id: string, at?: ChapterEdge) => latest.current.focus(id, at),
    open: (id) => latest.current.goTo(id),
    beginDrag: (id, part) => latest.current.drag.begin(id, part),
    drag: (ms, how) => latest.current.drag.drag(ms, how),
    endDrag: (isCommitted) => latest.current.drag.end(isCommitted),
    nudge: (id, at, byMs, isRepeat) => latest.current.drag.nudge(id, at, byMs, isRepeat),
  }));
  const trackChapters = useTrackChapters(chapters, durationMs, keyOf);

  return {
    recording,
    work,
    saving,
    table,
    context,
    commands,
    trackChapters,
    trackActions,
    pauses,
    snap: drag.snap,
    notice: notice.text,
    showNotice,
    dialog,
    closeDialog: () => setDialog(null),
    loading,
    keyOf,
    unreadable,
  };
}

export type Editor = ReturnType<typeof useEditor>;
