import { useMemo, useState } from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Chapter } from '../../domain/chapter';
import { canAddChapter } from '../../domain/chapterTimes';
import { type Media } from '../../domain/media';
import { useGetChaptersQuery } from '../../state/chaptersEndpoints';
import { useConsoleSelector } from '../../state/hooks';
import { selectChapters } from '../../state/selectSections';
import { ProblemPanel } from '../../ui/ProblemPanel';
import { ChapterLane } from '../../ui/waveform/ChapterLane';
import { useRecording } from '../../ui/waveform/useRecording';
import { ChapterDeleteDialog } from './ChapterDeleteDialog';
import { ChapterForm } from './ChapterForm';
import { ChapterTable } from './ChapterTable';
import { NoChapters } from './NoChapters';
import { listChapters } from './listChapters';
import { RecordingPlayer } from './RecordingPlayer';
import { useChapterEditing } from './useChapterEditing';
import { useCountedPlay } from './useCountedPlay';
import { usePlayerKeys } from './usePlayerKeys';

const noChapters: readonly Chapter[] = [];

/** The player of one recording and its chapters: blocks over the sound, rows below it. */
export function ChapterEditor({ media }: { media: Media }) {
  const { isLoading, isError, refetch } = useGetChaptersQuery({ mediaId: media.id });
  const known = useConsoleSelector((state) => selectChapters(state, media.id));
  const chapters = known ?? noChapters;
  const isRead = known !== null || isError;
  const source = { id: media.id, url: media.public_url, updatedAt: media.updated_at };
  const recording = useRecording(source, media.duration);
  const { playback, durationMs } = recording;
  const editing = useChapterEditing({ media, playback, chapters, isRead, durationMs });
  const [asked, setAsked] = useState<Chapter | null>(null);
  const listed = useMemo(() => listChapters(chapters, durationMs), [chapters, durationMs]);
  const blocks = useMemo(
    () =>
      listed.map(({ id, chapter, startMs, effectiveEndMs }) => {
        return { id, title: chapter.title, startMs, endMs: effectiveEndMs ?? startMs };
      }),
    [listed],
  );
  const { language } = media;
  const { open, notice } = editing;
  const whyNot = canAddChapter(durationMs, listed);
  useCountedPlay(playback.element, media);
  usePlayerKeys(playback, editing.mark);

  const form = open !== null && (
    <ChapterForm
      key={open.chapterId ?? 'new'}
      ref={editing.form}
      isNew={open.chapterId === null}
      language={language}
      initial={open.initial}
      kept={open.kept}
      others={listed.filter((other) => other.id !== open.chapterId)}
      durationMs={durationMs}
      onMark={editing.mark}
      onChange={editing.changed}
      onSave={editing.save}
      onClose={editing.close}
    />
  );

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <RecordingPlayer
        recording={recording}
        lane={(wholeMs) => (
          <ChapterLane
            chapters={blocks}
            durationMs={wholeMs}
            language={language}
            focusedId={editing.focusedId}
            onFocus={editing.rowActions.focus}
            onOpen={editing.rowActions.goTo}
          />
        )}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
        <Typography component="h3" variant="h3" sx={{ flex: 1 }}>
          {`Chapters (${listed.length})`}
        </Typography>
        {whyNot !== null && (
          <Box id={`why-${media.id}`} sx={{ fontSize: 12, color: 'text.secondary' }}>
            {whyNot}
          </Box>
        )}
        <Button
          variant="outlined"
          startIcon={<Add />}
          disabled={whyNot !== null || editing.isDirty}
          aria-describedby={whyNot === null ? undefined : `why-${media.id}`}
          onClick={editing.add}
        >
          Add Chapter
        </Button>
      </Box>
      {notice !== null && (
        <ProblemPanel
          title="Failed to update chapter"
          problem={{ code: 'invalid', message: notice }}
          actions={
            <Button variant="outlined" onClick={editing.dismissNotice}>
              Dismiss
            </Button>
          }
        />
      )}
      {listed.length === 0 && open === null ? (
        <NoChapters isLoading={isLoading} isUnread={isError} onRetry={refetch} />
      ) : (
        <ChapterTable
          listed={listed}
          language={language}
          editing={editing}
          form={form}
          onDelete={setAsked}
        />
      )}
      <ChapterDeleteDialog
        chapter={asked}
        language={language}
        onDelete={editing.remove}
        onClose={() => setAsked(null)}
      />
    </Box>
  );
}
