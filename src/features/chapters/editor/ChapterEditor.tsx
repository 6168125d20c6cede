import { memo, useDeferredValue, useMemo } from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { chapterHints } from '../../../domain/chapters/chapterHints';
import { findOutOfRange, clampToDuration } from '../../../domain/chapters/outOfRangeChapters';
import { type Media } from '../../../domain/tours/media';
import { ChapterTrack } from '../../../ui/chapterTrack/ChapterTrack';
import { type TrackChapter } from '../../../ui/chapterTrack/TrackChapter';
import { PlayerBar } from '../../../ui/waveform/PlayerBar';
import { ChapterTable } from '../table/ChapterTable';
import { excludeSent } from '../edits/workingCopy';
import { CopyDialog } from './CopyDialog';
import { EditorMenu } from '../commands/EditorMenu';
import { EditorToolbar } from './EditorToolbar';
import { HintList } from './HintList';
import { ImportDialog } from './ImportDialog';
import { KeysDialog } from './KeysDialog';
import { OutOfRangeReport } from './OutOfRangeReport';
import { NoChapters } from './NoChapters';
import { RecordingWaveforms } from './RecordingWaveforms';
import { ReviewPanel } from '../review/ReviewPanel';
import { SaveAlert } from '../saving/SaveAlert';
import { SaveFooter } from '../saving/SaveFooter';
import { ShiftDialog } from './ShiftDialog';
import { useCountedPlay } from './useCountedPlay';
import { useEditor } from './useEditor';
import { useReview } from './useReview';

const MAX_IMMEDIATE_CHAPTERS = 40;
const noChapters: readonly TrackChapter[] = [];

/** Player of one recording with its chapters: blocks over the waveform, rows below it. */
export const ChapterEditor = memo(function ChapterEditor({ media }: { media: Media }) {
  const editor = useEditor(media);
  const { recording, work, saving, table, context, commands, trackChapters, notice } = editor;
  const { chapters, changes } = work;
  const { view, focused, addDisabledReason, durationMs, following } = context;
  const { language } = media;
  const reviewing = useReview(media, editor);
  const hints = useMemo(() => chapterHints(chapters, durationMs), [chapters, durationMs]);
  const unsaved = useMemo(
    () => excludeSent(changes, chapters, saving.sent),
    [changes, chapters, saving.sent],
  );
  const outOfRange = durationMs === null ? [] : findOutOfRange(chapters, durationMs);
  // The waveform is rendered first; hundreds of chapters follow in a deferred render.
  const isFullyRendered =
    useDeferredValue(true, false) || chapters.length <= MAX_IMMEDIATE_CHAPTERS;
  const shownChapters = isFullyRendered ? trackChapters : noChapters;
  useCountedPlay(recording.playback.element, media);

  const goToMs = (ms: number) => {
    recording.playback.seek(ms);
    view?.reveal(ms);
  };
  const fitAll = () => {
    if (durationMs === null) return;
    const command = { kind: 'replace', chapters: clampToDuration(chapters, durationMs) } as const;
    editor.showNotice(work.actions.run(command, { label: 'Fit to the recording' }));
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
      <Box>
        <PlayerBar recording={recording}>
          <EditorToolbar
            commands={commands}
            context={context}
            menu={
              <EditorMenu
                actions={reviewing.menu}
                canExport={chapters.length > 0}
                onExport={reviewing.exportAs}
              />
            }
          />
        </PlayerBar>
        <RecordingWaveforms
          recording={recording}
          view={view}
          chapters={shownChapters}
          isFollowing={following.isOn}
          chapterTrack={
            view !== null && (
              <ChapterTrack
                view={view}
                chapters={shownChapters}
                language={language}
                focusedId={focused?.id ?? null}
                snapMs={editor.snap?.ms ?? null}
                actions={editor.trackActions}
              />
            )
          }
        />
      </Box>
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
        <Typography component="h3" variant="h3">
          {`Chapters (${chapters.length})`}
        </Typography>
        <Box role="status" sx={{ flex: 1, fontSize: 13, color: 'warning.main' }}>
          {notice}
        </Box>
        {addDisabledReason !== null && (
          <Box id={`why-${media.id}`} sx={{ fontSize: 12, color: 'text.secondary' }}>
            {addDisabledReason}
          </Box>
        )}
        <Button
          variant="outlined"
          startIcon={<Add />}
          disabled={addDisabledReason !== null}
          aria-describedby={addDisabledReason === null ? undefined : `why-${media.id}`}
          onClick={context.add}
        >
          Add Chapter
        </Button>
      </Box>
      <OutOfRangeReport outOfRange={outOfRange} language={language} onFit={fitAll} />
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
      <HintList
        hints={hints}
        onGoTo={({ chapterId, atMs }) => {
          context.focus(chapterId);
          goToMs(atMs);
        }}
      />
      <SaveFooter
        changes={unsaved}
        isSaving={saving.isSaving}
        isRestored={work.isRestored}
        onSave={() => void saving.save()}
        onDiscard={work.actions.discard}
      />
      <KeysDialog
        open={editor.dialog === 'keys'}
        commands={commands}
        onClose={editor.closeDialog}
      />
      <ShiftDialog
        open={editor.dialog === 'shift' && focused !== null}
        fromMs={focused?.startMs ?? 0}
        onShift={(byMs) => {
          const fromMs = focused?.startMs ?? 0;
          return work.actions.run({ kind: 'shift', fromMs, byMs }, { label: 'Shift all' });
        }}
        onClose={editor.closeDialog}
      />
      <ImportDialog
        open={reviewing.dialog === 'import'}
        durationMs={durationMs}
        onRead={reviewing.reviewImport}
        onClose={reviewing.closeDialog}
      />
      <CopyDialog
        open={reviewing.dialog === 'copy'}
        recordings={reviewing.others}
        onCopy={reviewing.reviewCopy}
        onClose={reviewing.closeDialog}
      />
    </Box>
  );
});
