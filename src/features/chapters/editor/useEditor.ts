import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type PlayedRange } from '../../../audio/playback/playRange';
import {
  effectiveEndOf,
  type ChapterList,
  type EditedChapter,
} from '../../../domain/chapters/chapterList';
import { addChapterProblem, effectiveEnds } from '../../../domain/chapters/chapterTimes';
import { type Media } from '../../../domain/tours/media';
import {
  useGetChaptersQuery,
  type UnreadableChapter,
} from '../../../state/endpoints/chaptersEndpoints';
import { useConsoleSelector, useConsoleView } from '../../../state/hooks/storeHooks';
import { selectAliases } from '../../../state/outbox/outboxSlice';
import { selectIsOffline } from '../../../state/reachability/reachabilitySlice';
import { selectChapters } from '../../../state/select/selectSections';
import { selectPerson } from '../../../state/session/sessionSlice';
import { type TrackChapter } from '../../../ui/chapterTrack/TrackChapter';
import { TimeViewStore } from '../../../ui/timeline/TimeViewStore';
import { useRecording, type Recording } from '../../../ui/waveform/useRecording';
import { type EditorContext } from '../commands/editorContext';
import { useEditorCommands } from '../commands/useEditorCommands';
import { useRowActions } from '../commands/useRowActions';
import { moveNotice, type EditorNotice } from '../edits/editorNotice';
import { rowKeys } from '../edits/chapterIds';
import { useChapterEdits, type ChapterEditActions } from '../edits/useChapterEdits';
import { useChapterSaving } from '../saving/useChapterSaving';
import { useTranscriptToggle } from '../transcript/useTranscriptToggle';
import { chapterActions } from './chapterActions';
import { useEdgeDrag } from './useEdgeDrag';
import { useFocusedChapter } from './useFocusedChapter';
import { useRangePlay } from './useRangePlay';
import { useToggle } from './useToggle';
import { useTrackActions } from './useTrackActions';

const noneUnreadable: readonly UnreadableChapter[] = [];
const noPauses: readonly { startMs: number; endMs: number }[] = [];

/** Time view of a recording; keeps its range when the measured duration replaces the stored one. */
function useTimeView(durationMs: number | null): TimeViewStore | null {
  const [view, setView] = useState<TimeViewStore | null>(null);
  if (durationMs === null) return null;
  if (view?.durationMs === durationMs) return view;
  const next = new TimeViewStore(durationMs, view);
  setView(next);
  return next;
}

/** Sound of a recording; a failed download is retried when the connection returns. */
function useSound(media: Media): Recording {
  const source = { id: media.id, url: media.public_url, updatedAt: media.updated_at };
  const recording = useRecording(source, media.duration);
  const { opened, state } = recording;
  const isOffline = useConsoleSelector(selectIsOffline);
  const reload = useEffectEvent(() => {
    // Does not interrupt a recording that plays without its waveform.
    if (opened?.getState().endedBy === 'failure' && !state.isPlaying) opened.retry();
  });
  useEffect(() => {
    if (!isOffline) reload();
  }, [isOffline]);
  return recording;
}

/**
 * The latest notice, cleared by the next change to the chapters; a refusal is also cleared when another chapter
 * receives the focus.
 */
function useNotice(chapters: ChapterList, actions: ChapterEditActions, focusedKey: string) {
  const [last, setLast] = useState<{ notice: EditorNotice; chapters: ChapterList } | null>(null);
  const shownAt = useRef<{ of: typeof last; key: string }>({ of: null, key: '' });
  useEffect(() => {
    const isNew = shownAt.current.of !== last;
    if (isNew) shownAt.current = { of: last, key: focusedKey };
    else if (last !== null && !last.notice.isPlain && shownAt.current.key !== focusedKey) {
      setLast(null);
    }
  }, [last, focusedKey]);
  const show = (notice: EditorNotice | null) =>
    setLast(notice && { notice, chapters: actions.get().history.present });
  return {
    notice: last?.chapters === chapters ? last.notice : null,
    showNotice: (text: string | null) =>
      show(text === null ? null : { text, isUndoable: false, isPlain: false }),
    showDone: (text: string, isUndoable = false) => show({ text, isUndoable, isPlain: true }),
    showMove(before: ChapterList, id: string) {
      const moved = moveNotice(before, actions.get().history.present, id);
      if (moved !== null) show({ text: moved, isUndoable: true, isPlain: false });
    },
  };
}

/** Working copy of a recording's stored chapters. */
function useStoredChapters(media: Media, durationMs: number | null) {
  const { unreadable, isLoading, isError, refetch } = useGetChaptersQuery(
    { mediaId: media.id },
    {
      selectFromResult: (result) => ({
        unreadable: result.data?.unreadableChapters ?? noneUnreadable,
        isLoading: result.isLoading,
        isError: result.isError,
      }),
    },
  );
  const stored = useConsoleView((state) => selectChapters(state, media.id));
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
  return { work, keyOf, loading, unreadable };
}

/** Chapters as blocks on the track, each with its effective end for listeners. */
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

/** Range of the focused chapter; null without one, or while its end is unknown. */
function rangeOf(
  focused: EditedChapter | null,
  chapters: ChapterList,
  durationMs: number | null,
): PlayedRange | null {
  const endMs = focused === null ? null : effectiveEndOf(chapters, focused.id, durationMs);
  return focused === null || endMs === null ? null : { startMs: focused.startMs, endMs };
}

/** State and actions of the chapter editor for one recording. */
export function useEditor(media: Media) {
  const recording = useSound(media);
  const { playback, durationMs, sound } = recording;
  const pauses = sound.pauses ?? noPauses;
  const [dialog, setDialog] = useState<'keys' | 'shift' | 'go to' | null>(null);

  const { work, keyOf, loading, unreadable } = useStoredChapters(media, durationMs);
  const { chapters } = work;
  const { edge, ...selection } = useFocusedChapter(chapters, keyOf);
  const { focused } = selection;
  const key = keyOf(focused?.id ?? '');
  const { notice, showNotice, showDone, showMove } = useNotice(chapters, work.actions, key);
  const view = useTimeView(durationMs);
  const snapping = useToggle(true);
  const following = useToggle(true);
  const transcript = useTranscriptToggle();
  const { loop, playOnce } = useRangePlay(playback, rangeOf(focused, chapters, durationMs));
  const positionMs = () => Math.min(playback.positionMs(), durationMs ?? Infinity);
  const drag = useEdgeDrag({
    work: work.actions,
    durationMs,
    pauses,
    isSnapping: snapping.isOn,
    positionMs,
    onRefused: showNotice,
  });

  const given = { work: work.actions, chapters, durationMs, playback, view, ...selection };
  const parts = { ...given, showNotice, showDone, showMove, pauses: sound.pauses };
  const { audition, add, ...acts } = chapterActions({ ...parts, playOnce });
  const table = useRowActions({ ...parts, ...acts, keyOf, positionMs, audition });
  const saving = useChapterSaving({
    mediaId: media.id,
    durationMs,
    work: work.actions,
    refusedCell: table.refusedCell,
  });

  const context: EditorContext = {
    ...parts,
    ...acts,
    edge,
    loop,
    snapping,
    following,
    transcript,
    add() {
      const id = add();
      if (id !== null) table.actions.nameNew(id);
    },
    addDisabledReason: addChapterProblem(durationMs, chapters),
    editCell: table.actions.edit,
    nameNew: table.actions.nameNew,
    describe: table.actions.describe,
    audition: () => focused !== null && audition(focused.id),
    nudge: (byMs, isRepeated) => focused !== null && drag.nudge(focused.id, edge, byMs, isRepeated),
    openShift: () => setDialog('shift'),
    openGoTo: () => setDialog('go to'),
    openKeys: () => setDialog('keys'),
  };
  const commands = useEditorCommands(context);
  const track = useTrackActions({ ...context, edit: table.actions.edit, drag });
  const trackChapters = useTrackChapters(chapters, durationMs, keyOf);
  return {
    recording,
    work,
    saving,
    table,
    context,
    commands,
    trackChapters,
    track,
    pauses,
    snap: drag.snap,
    notice,
    showNotice,
    dialog,
    closeDialog: () => setDialog(null),
    loading,
    keyOf,
    unreadable,
  };
}

export type Editor = ReturnType<typeof useEditor>;
