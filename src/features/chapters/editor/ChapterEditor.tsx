import { memo, useDeferredValue, useMemo } from 'react';
import Box from '@mui/material/Box';
import { chapterHints } from '../../../domain/chapters/chapterHints';
import { findOutOfRange, clampToDuration } from '../../../domain/chapters/outOfRangeChapters';
import { type Media } from '../../../domain/tours/media';
import { type TrackChapter } from '../../../ui/chapterTrack/TrackChapter';
import { ChapterTable } from '../table/ChapterTable';
import { excludeSent } from '../edits/workingCopy';
import { ChapterHeading } from './ChapterHeading';
import { EditorDialogs } from './EditorDialogs';
import { EditorPlayer } from './EditorPlayer';
import { HintList } from './HintList';
import { OutOfRangeReport } from './OutOfRangeReport';
import { NoChapters } from './NoChapters';
import { ReviewPanel } from '../review/ReviewPanel';
import { SaveAlert } from '../saving/SaveAlert';
import { SaveFooter } from '../saving/SaveFooter';
import { useCountedPlay } from './useCountedPlay';
import { useEditor, type Editor } from './useEditor';
import { useReview } from './useReview';

const MAX_IMMEDIATE_CHAPTERS = 40;
const noChapters: readonly TrackChapter[] = [];

/** Chapters beyond the end of the recording, and the button that fits them to it. */
function FitReport({ editor, language }: { editor: Editor; language: string }) {
  const { work, context } = editor;
  const { chapters } = work;
  const { durationMs } = context;
  const outOfRange = durationMs === null ? [] : findOutOfRange(chapters, durationMs);
  const fitAll = () => {
    if (durationMs === null) return;
    const command = { kind: 'replace', chapters: clampToDuration(chapters, durationMs) } as const;
    editor.showNotice(work.actions.run(command, { label: 'Fit to the recording' }));
  };
  return <OutOfRangeReport outOfRange={outOfRange} language={language} onFit={fitAll} />;
}

/** Hints about the chapters; each leads to its place on the recording. */
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

/** Player of one recording with its chapters: blocks over the waveform, rows below it. */
export const ChapterEditor = memo(function ChapterEditor({ media }: { media: Media }) {
  const editor = useEditor(media);
  const { recording, work, saving, table, context, trackChapters } = editor;
  const { chapters, changes } = work;
  const { view, focused, durationMs } = context;
  const { language } = media;
  const reviewing = useReview(media, editor);
  const unsaved = useMemo(
    () => excludeSent(changes, chapters, saving.sent),
    [changes, chapters, saving.sent],
  );
  // The waveform is rendered first; hundreds of chapters follow in a deferred render.
  const isFullyRendered =
    useDeferredValue(true, false) || chapters.length <= MAX_IMMEDIATE_CHAPTERS;
  const shownChapters = isFullyRendered ? trackChapters : noChapters;
  useCountedPlay(recording.playback.element, media);

  const goToMs = (ms: number) => {
    recording.playback.seek(ms);
    view?.reveal(ms);
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
      <EditorPlayer
        editor={editor}
        reviewing={reviewing}
        language={language}
        shownChapters={shownChapters}
      />
      {reviewing.review !== null && (
        <ReviewPanel
          {...reviewing.review}
          chapters={chapters}
          durationMs={durationMs}
          onGoTo={goToMs}
          onApply={reviewing.apply}
          onClose={reviewing.closeReview}
        />
      )}
      <ChapterHeading editor={editor} mediaId={media.id} />
      <FitReport editor={editor} language={language} />
      {saving.failures !== null && (
        <SaveAlert
          failures={saving.failures}
          onRetry={() => void saving.save()}
          onDismiss={saving.dismissFailures}
        />
      )}
      {chapters.length === 0 ? (
        <NoChapters {...editor.loading} />
      ) : (
        <ChapterTable
          chapters={chapters}
          isFullyRendered={isFullyRendered}
          isWaveformReady={recording.sound.phase === 'ready'}
          language={language}
          durationMs={durationMs}
          changes={unsaved}
          states={saving.rows}
          focusedId={focused?.id ?? null}
          editing={table.editing}
          describedId={table.describedId}
          actions={table.actions}
        />
      )}
      <EditorHints editor={editor} onGoTo={goToMs} />
      <SaveFooter
        changes={unsaved}
        isSaving={saving.isSaving}
        isRestored={work.isRestored}
        onSave={() => void saving.save()}
        onDiscard={work.actions.discard}
      />
      <EditorDialogs editor={editor} reviewing={reviewing} />
    </Box>
  );
});
