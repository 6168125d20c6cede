import Box from '@mui/material/Box';
import { ChapterTrack } from '../../../ui/chapterTrack/ChapterTrack';
import { type TrackChapter } from '../../../ui/chapterTrack/TrackChapter';
import { PlayerBar } from '../../../ui/waveform/PlayerBar';
import { EditorMenu } from '../commands/EditorMenu';
import { EditorToolbar } from './EditorToolbar';
import { RecordingWaveforms } from './RecordingWaveforms';
import { type Editor } from './useEditor';
import { type Reviewing } from './useReview';

interface EditorPlayerProps {
  editor: Editor;
  reviewing: Reviewing;
  /** Language of the chapters. */
  language: string;
  /** Chapters on the track: none until they are rendered. */
  shownChapters: readonly TrackChapter[];
}

/** Player bar with the toolbar, and the waveforms with the chapter track. */
export function EditorPlayer({ editor, reviewing, language, shownChapters }: EditorPlayerProps) {
  const { recording, work, context, commands } = editor;
  const { chapters } = work;
  const { view, focused, following } = context;
  return (
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
  );
}
