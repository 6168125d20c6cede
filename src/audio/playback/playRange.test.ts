import { constrainToRange } from './playRange';

/** Playback whose position the test sets. */
function playbackAt(ms: number) {
  let listener: (at: number) => void = () => undefined;
  const calls: string[] = [];
  const fake = {
    element: { paused: false },
    positionMs: () => ms,
    seek: (at: number) => void calls.push(`seek ${at}`),
    toggle: () => void calls.push('toggle'),
    onPositionChange: (next: (at: number) => void) => {
      listener = next;
      return () => {
        listener = () => undefined;
        return true;
      };
    },
  };
  return {
    playback: fake,
    calls,
    move: (at: number) => listener(at),
    fake,
  };
}

const range = { startMs: 10_000, endMs: 12_000 };

describe('playing a range', () => {
  it('begins anew at its end while it loops', () => {
    const { playback, calls, move } = playbackAt(10_000);
    constrainToRange(playback, range, { isLooping: true });
    [11_000, 11_990, 12_005].forEach(move);
    expect(calls).toEqual(['seek 10000']);
    [11_000, 12_000].forEach(move);
    expect(calls).toEqual(['seek 10000', 'seek 10000']);
  });

  it('stops at its end when it is played once, and reports it', () => {
    const { playback, calls, move } = playbackAt(10_000);
    const onEnd = jest.fn();
    constrainToRange(playback, range, { isLooping: false, onEnd });
    [11_900, 12_010].forEach(move);
    expect(calls).toEqual(['toggle', 'seek 10000']);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('leaves jumps and a pause alone, and ends when it is told to', () => {
    const { playback, calls, move, fake } = playbackAt(10_000);
    const stop = constrainToRange(playback, range, { isLooping: true });
    [10_500, 30_000, 11_900].forEach(move);
    fake.element.paused = true;
    move(12_100);
    fake.element.paused = false;
    move(11_900);
    stop();
    move(12_100);
    expect(calls).toEqual([]);
  });
});
