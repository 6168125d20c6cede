import { useMemo, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import { ChapterTrack } from '../../../ui/chapterTrack/ChapterTrack';
import { type TrackChapter } from '../../../ui/chapterTrack/TrackChapter';
import { focusPlayhead } from '../../../ui/timeline/focusPlayhead';
import { PlayerBar } from '../../../ui/waveform/PlayerBar';
import { EditorMenu } from '../commands/EditorMenu';
import { letterKeysControls } from '../commands/useEditorCommands';
import { EditorToolbar, ViewToolbar } from './EditorToolbar';
import { RecordingWaveforms } from './RecordingWaveforms';
import { type Editor } from './useEditor';
import { type Reviewing } from './useReview';

interface EditorPlayerProps {
  editor: Editor;
  reviewing: Reviewing;
  /** Language of the chapters. */
  language: string;
  /** Chapters on the track: none until the deferred render. */
  shownChapters: readonly TrackChapter[];
}

/** Keeps a pointer press on a button from moving the focus, so that keys still reach the focused element. */
const keepFocus = (event: MouseEvent<HTMLElement>) => {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
};

/** Moves the focus to the playhead after a pointer press on a button, so that letter keys work and Space plays. */
const focusForLetters = ({ detail, target }: MouseEvent<HTMLElement>) => {
  const isButton = target instanceof Element && target.closest('button:not([aria-haspopup])');
  if (detail > 0 && isButton && document.activeElement?.closest('[data-letter-keys]') === null)
    focusPlayhead();
};

/** Player bar with its toolbar, and the waveforms with the chapter track. */
export function EditorPlayer({ editor, reviewing, language, shownChapters }: EditorPlayerProps) {
  const { recording, work, context, commands } = editor;
  const { chapters } = work;
  const { view, focused, selected, following } = context;
  const selectedIds = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  return (
    <Box
      {...letterKeysControls}
      sx={{ flex: 'none' }}
      onMouseDown={keepFocus}
      onClick={focusForLetters}
    >
      <PlayerBar recording={recording} onGoTo={context.openGoTo}>
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
        ghosts={reviewing.ghosts}
        isFollowing={following.isOn}
        tools={<ViewToolbar commands={commands} context={context} />}
        chapterTrack={
          view !== null && (
            <ChapterTrack
              view={view}
              playback={recording.playback}
              chapters={shownChapters}
              language={language}
              focusedId={focused?.id ?? null}
              selectedIds={selectedIds}
              snapMs={editor.snap?.ms ?? null}
              actions={editor.track.actions}
            />
          )
        }
      />
    </Box>
  );
}
