import { nextRate } from '../../../ui/waveform/playbackRates';
import { nextPause } from '../../../domain/chapters/nextPause';
import { type EditorCommand } from './editorCommand';
import { type EditorContext } from './editorContext';

const SECOND_MS = 1000;

const group = 'Playback';
const always = () => true;

/** Commands that jump between pauses, where most chapters begin. */
function pauseCommands({ playback, view, pauses, showNotice }: EditorContext): EditorCommand[] {
  const goBy = (by: 1 | -1) => {
    if (pauses === null) return showNotice('The exact waveform is not ready yet.');
    const ms = nextPause(pauses, playback.positionMs(), by);
    if (ms === null) return showNotice(`There is no pause ${by === 1 ? 'after' : 'before'} this.`);
    playback.seek(ms);
    view?.reveal(ms);
  };
  const command = (id: string, label: string, key: string, by: 1 | -1): EditorCommand => ({
    id,
    label,
    group,
    keys: [key],
    canRun: always,
    repeats: true,
    run: () => goBy(by),
  });
  return [
    command('next-pause', 'Go to the next pause', 'S', 1),
    command('previous-pause', 'Go to the pause before', 'Shift+S', -1),
  ];
}

/** Commands that play, seek and set the speed. */
export function playbackCommands(context: EditorContext): EditorCommand[] {
  const { playback, view, focused, loop } = context;
  const skip = (ms: number) => {
    playback.skip(ms);
    view?.reveal(playback.positionMs());
  };
  const step = (id: string, label: string, keys: string[], ms: number): EditorCommand => ({
    id,
    label,
    group,
    keys,
    canRun: always,
    repeats: true,
    run: () => skip(ms),
  });
  const speed = (id: string, label: string, key: string, direction: 1 | -1): EditorCommand => ({
    id,
    label,
    group,
    keys: [key],
    canRun: always,
    run: () => playback.setRate(nextRate(playback.getState().rate, direction)),
  });
  return [
    {
      id: 'play',
      label: 'Play or pause',
      group,
      keys: ['Space', 'K'],
      canRun: always,
      run: () => playback.toggle(),
    },
    speed('slower', 'Slower', 'J', -1),
    speed('faster', 'Faster', 'L', 1),
    {
      id: 'go-to',
      label: 'Go to a time',
      group,
      keys: ['G'],
      canRun: () => view !== null,
      run: () => context.openGoTo(),
    },
    step('back', 'Back 1 second', ['←'], -SECOND_MS),
    step('forward', 'Forward 1 second', ['→'], SECOND_MS),
    step('back-far', 'Back 5 seconds', ['Shift+←'], -5 * SECOND_MS),
    step('forward-far', 'Forward 5 seconds', ['Shift+→'], 5 * SECOND_MS),
    ...pauseCommands(context),
    step('back-fine', 'Back 10 milliseconds', [','], -10),
    step('forward-fine', 'Forward 10 milliseconds', ['.'], 10),
    {
      id: 'loop',
      label: 'Loop the focused chapter',
      group,
      keys: ['/'],
      canRun: () => focused !== null || loop.isOn,
      run: () => loop.toggle(),
    },
    {
      id: 'audition',
      label: 'Listen to the focused chapter once',
      group,
      keys: ['P'],
      canRun: () => focused !== null,
      run: () => context.audition(),
    },
  ];
}
