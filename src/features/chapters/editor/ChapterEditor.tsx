import { lazy, Suspense, memo, useDeferredValue, useMemo, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import { chapterHints } from '../../../domain/chapters/chapterHints';
import { findOutOfRange, clampToDuration } from '../../../domain/chapters/outOfRangeChapters';
import { type Media } from '../../../domain/tours/media';
import { type TrackChapter } from '../../../ui/chapterTrack/TrackChapter';
import { LOW_WINDOW } from '../../../ui/shell/lowWindow';
import { type EditorContext } from '../commands/editorContext';
import { focusRegion, focusRow } from '../edits/rowFocus';
import { ChapterTable } from '../table/ChapterTable';
import { EditorPlayer } from './EditorPlayer';
import { HintList } from './HintList';
import { OutOfRangeReport } from './OutOfRangeReport';
import { NoChapters } from './NoChapters';
import { LazySelectionBar } from '../table/LazySelectionBar';
import { UnreadableChapters } from '../table/UnreadableChapters';
import { LazyTranscriptPanel } from '../transcript/LazyTranscriptPanel';
import { RefusedRows } from '../saving/RefusedRows';
import { SaveAlert } from '../saving/SaveAlert';
import { allUnsavedChanges } from '../saving/allUnsavedChanges';
import { SaveFooter } from '../saving/SaveFooter';
import { useCountedPlay } from './useCountedPlay';
import { useEditor, type Editor } from './useEditor';
import { useKeptFocus } from './useKeptFocus';
import { useReview, type Reviewing } from './useReview';

const MAX_IMMEDIATE_CHAPTERS = 40;
const noChapters: readonly TrackChapter[] = [];

/** Chapters beyond the end of the recording, with the button that fits them to its length. */
function FitReport({ editor }: { editor: Editor }) {
  const { work, context } = editor;
  const { chapters } = work;
  const { durationMs } = context;
  const outOfRange = durationMs === null ? [] : findOutOfRange(chapters, durationMs);
  const fitAll = () => {
    if (durationMs === null) return;
    const command = { kind: 'replace', chapters: clampToDuration(chapters, durationMs) } as const;
    editor.showNotice(work.actions.run(command, { label: 'Fit to the recording' }));
  };
  return <OutOfRangeReport outOfRange={outOfRange} onFit={fitAll} />;
}

/** Hints about the chapters; each one links to its position in the recording. */
function EditorHints({ editor, onGoTo }: { editor: Editor; onGoTo: (ms: number) => void }) {
  const { work, context } = editor;
  const { chapters } = work;
  const { durationMs } = context;
  const hints = useMemo(() => chapterHints(chapters, durationMs), [chapters, durationMs]);
  return (
    <HintList
      hints={hints}
      onGoTo={({ chapterId, atMs }) => {
        context.focus(chapterId);
        onGoTo(atMs);
      }}
    />
  );
}

/** Lazy-loaded after the editor's first render: dialogs open later, and pasting works only from then on. */
const EditorDialogs = lazy(async () => ({
  default: (await import('./EditorDialogs')).EditorDialogs,
}));

/** Lazy-loaded with the first review: the editor renders without it. */
const ReviewPanel = lazy(async () => ({
  default: (await import('../review/ReviewPanel')).ReviewPanel,
}));

const panelStyle = {
  position: 'relative',
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'clip',
  border: '1px solid var(--line)',
  borderRadius: 1,
} as const;

/** Reverts to the stored chapters, as an undoable step. */
function discardAll({ table, work, saving, context }: Editor): void {
  table.actions.closeCell();
  work.actions.discard();
  saving.reset();
  context.showDone('Changes discarded.', true);
}

/** Escape leaves the focused chapter, except in a dialog or menu, which is rendered outside the editor's element. */
function leaveByKey(event: KeyboardEvent<HTMLElement>, { leaveRow }: EditorContext): void {
  const { key, target, currentTarget } = event;
  if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) leaveRow();
}

interface ChapterPanelProps {
  editor: Editor;
  reviewing: Reviewing;
  language: string;
  /** False renders only the first rows. */
  isFullyRendered: boolean;
  onGoTo: (ms: number) => void;
  /** Moves the focus to an element among the chapters. */
  onFocusLost: () => void;
}

/** Table of chapters, or the proposals under review, with the save bar below. */
function ChapterPanel(props: ChapterPanelProps) {
  const { editor, reviewing, language, isFullyRendered, onGoTo, onFocusLost } = props;
  const { recording, work, saving, table, context, trackChapters } = editor;
  const { chapters } = work;
  const changes = useMemo(
    () => allUnsavedChanges(work.work, saving.rows, work.typed),
    [work.work, saving.rows, work.typed],
  );
  const { review } = reviewing;
  const isRefused = (id: string) => changes.rows.has(id) && saving.rows.get(id)?.kind === 'failed';
  const refusedIds = chapters.map(({ id }) => id).filter(isRefused);
  const goToRow = (id: string) => {
    reviewing.closeReview();
    context.focus(id);
    focusRow(id);
  };
  return (
    <Box sx={panelStyle}>
      {review !== null && (
        <Suspense fallback={null}>
          <ReviewPanel
            {...review}
            chapters={chapters}
            durationMs={context.durationMs}
            onEditText={reviewing.editText}
            onGoTo={onGoTo}
            onApply={reviewing.apply}
            onClose={reviewing.closeReview}
          />
        </Suspense>
      )}
      <UnreadableChapters chapters={editor.unreadable} language={language} />
      {review === null && chapters.length === 0 && editor.unreadable.length === 0 && (
        <NoChapters
          {...editor.loading}
          actions={reviewing.menu.filter(({ startsChapters }) => startsChapters === true)}
        />
      )}
      {review === null && chapters.length > 0 && (
        <ChapterTable
          chapters={chapters}
          trackChapters={trackChapters}
          playback={recording.playback}
          isFollowing={context.following.isOn}
          isFullyRendered={isFullyRendered}
          isWaveformReady={recording.sound.phase === 'ready'}
          language={language}
          durationMs={context.durationMs}
          changes={changes}
          states={saving.rows}
          focusedId={context.focused?.id ?? null}
          selected={context.selected}
          failures={saving.failures}
          editing={table.editing}
          describedKey={table.describedKey}
          actions={table.actions}
          selectionBar={<LazySelectionBar {...editor} />}
        />
      )}
      <SaveFooter
        count={chapters.length}
        selectedCount={review === null ? context.selected.length : 0}
        changes={changes}
        progress={saving.progress}
        isRestored={work.isRestored}
        notice={editor.notice}
        refused={<RefusedRows ids={refusedIds} onGoTo={goToRow} />}
        addDisabledReason={context.addDisabledReason}
        onAdd={context.add}
        onSave={() => void saving.save()}
        onUndo={() => editor.commands.find(({ id }) => id === 'undo')?.run({ isRepeated: false })}
        onDiscard={() => discardAll(editor)}
        onFocusLost={onFocusLost}
      >
        <EditorHints editor={editor} onGoTo={onGoTo} />
      </SaveFooter>
    </Box>
  );
}

interface ChapterEditorProps {
  media: Media;
  /** Form for the recording's transcript. */
  transcriptForm: {
    isOpen: boolean;
    open: (media: Media) => void;
    /** WebVTT captions to create chapters from; null for none. */
    captions: string | null;
    onCaptionsTaken: () => void;
  };
}

const editorStyle = {
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  [`@media ${LOW_WINDOW}`]: { gap: '6px' },
  minWidth: 0,
} as const;

const besideStyle = {
  flex: '1 0 auto',
  display: 'flex',
  gap: 1,
  minWidth: 0,
} as const;

/** Player of one recording with its chapters: blocks above the waveform, rows below it. */
export const ChapterEditor = memo(function ChapterEditor({
  media,
  transcriptForm,
}: ChapterEditorProps) {
  const editor = useEditor(media);
  const { recording, work, saving, table, context, trackChapters } = editor;
  const { chapters } = work;
  const { language } = media;
  const reviewing = useReview(media, editor);
  // The waveform renders first; hundreds of chapters follow in a deferred render.
  const isFullyRendered =
    useDeferredValue(true, false) || chapters.length <= MAX_IMMEDIATE_CHAPTERS;
  const shownChapters = isFullyRendered ? trackChapters : noChapters;
  useCountedPlay(recording.playback.element, media);
  const restoreFocus = (wasOnTrack: boolean) => {
    const ms = recording.playback.positionMs();
    const played = chapters.findLast(({ startMs }) => startMs <= ms) ?? chapters[0];
    const id = (context.focused ?? played)?.id ?? '';
    if ((wasOnTrack && focusRegion(id)) || focusRow(id)) return;
    document.querySelector<HTMLElement>('[data-add-chapter]')?.focus();
  };
  const keptFocus = useKeptFocus(restoreFocus);
  const { failures } = saving;
  const goToMs = (ms: number) => {
    recording.playback.seek(ms);
    context.view?.reveal(ms);
  };
  const isFailureShown =
    failures !== null && (failures.cell === null || failures.cell === table.editing);

  return (
    <Box {...keptFocus} onKeyDown={(event) => leaveByKey(event, context)} sx={editorStyle}>
      <EditorPlayer
        editor={editor}
        reviewing={reviewing}
        language={language}
        shownChapters={shownChapters}
      />
      <FitReport editor={editor} />
      {isFailureShown && (
        <SaveAlert
          failures={failures}
          onRetry={() => void saving.save()}
          onDismiss={saving.dismissFailures}
        />
      )}
      <Box sx={besideStyle}>
        <ChapterPanel
          editor={editor}
          reviewing={reviewing}
          language={language}
          isFullyRendered={isFullyRendered}
          onGoTo={goToMs}
          onFocusLost={() => restoreFocus(false)}
        />
        {context.transcript.isOn && (
          <LazyTranscriptPanel
            media={media}
            context={context}
            chapters={trackChapters}
            pauses={editor.pauses}
            onGoTo={goToMs}
            isEditing={transcriptForm.isOpen}
            onEdit={() => transcriptForm.open(media)}
          />
        )}
      </Box>
      <Suspense fallback={null}>
        <EditorDialogs
          editor={editor}
          reviewing={reviewing}
          language={language}
          captions={transcriptForm.captions}
          onCaptionsTaken={transcriptForm.onCaptionsTaken}
        />
      </Suspense>
    </Box>
  );
});
