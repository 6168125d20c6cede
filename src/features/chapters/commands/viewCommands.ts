import { effectiveEndOf } from '../../../domain/chapters/chapterList';
import { type EditorCommand } from './editorCommand';
import { type EditorContext } from './editorContext';

/** Commands that zoom and scroll the recording and show the shortcut list. */
export function viewCommands(context: EditorContext): EditorCommand[] {
  const { view, playback, chapters, focused, durationMs, following, transcript } = context;
  const group = 'View';
  const hasView = () => view !== null;
  return [
    {
      id: 'zoom-in',
      label: 'Zoom in',
      group,
      keys: ['Plus', '='],
      canRun: hasView,
      repeats: true,
      run: () => view?.step(1, playback.positionMs()),
    },
    {
      id: 'zoom-out',
      label: 'Zoom out',
      group,
      keys: ['-'],
      canRun: hasView,
      repeats: true,
      run: () => view?.step(-1, playback.positionMs()),
    },
    {
      id: 'whole',
      label: 'Show the whole recording',
      group,
      keys: ['0'],
      canRun: hasView,
      run: () => view?.showWhole(),
    },
    {
      id: 'fit',
      label: 'Fit the focused chapter',
      group,
      keys: ['F'],
      canRun: () => view !== null && focused !== null,
      run: () => {
        if (view === null || focused === null) return;
        const endMs = effectiveEndOf(chapters, focused.id, durationMs) ?? view.durationMs;
        view.fit({ startMs: focused.startMs, endMs: Math.max(endMs, focused.startMs + 1) });
      },
    },
    {
      id: 'follow',
      label: 'Follow the playhead',
      group,
      keys: ['V'],
      canRun: hasView,
      run: () => {
        view?.release();
        following.toggle();
      },
    },
    {
      id: 'transcript',
      label: 'Show or hide the transcript',
      group,
      keys: ['R'],
      canRun: () => true,
      run: () => transcript.toggle(),
    },
    {
      id: 'keys',
      label: 'Show the keys',
      group,
      keys: ['?'],
      canRun: () => true,
      run: () => context.openKeys(),
    },
  ];
}
