import { holdInRange } from './playRange';

/** A playback whose position a test sets. */
function playbackAt(ms: number) {
  let follower: (at: number) => void = () => undefined;
  const calls: string[] = [];
  const stand = {
    element: { paused: false },
    positionMs: () => ms,
    seek: (at: number) => void calls.push(`seek ${at}`),
    toggle: () => void calls.push('toggle'),
    onMove: (next: (at: number) => void) => {
      follower = next;
      return () => {
        follower = () => undefined;
        return true;
      };
    },
  };
  return {
    playback: stand,
    calls,
    move: (at: number) => follower(at),
    stand,
  };
}

const range = { startMs: 10_000, endMs: 12_000 };

describe('playing a range', () => {
  it('begins anew at its end while it loops', () => {
    const { playback, calls, move } = playbackAt(10_000);
    holdInRange(playback, range, { isLooping: true });
    [11_000, 11_990, 12_005].forEach(move);
    expect(calls).toEqual(['seek 10000']);
    [11_000, 12_000].forEach(move);
    expect(calls).toEqual(['seek 10000', 'seek 10000']);
  });

  it('stops at its end when it is heard once, and says so', () => {
    const { playback, calls, move } = playbackAt(10_000);
    const onEnd = jest.fn();
    holdInRange(playback, range, { isLooping: false, onEnd });
    [11_900, 12_010].forEach(move);
    expect(calls).toEqual(['toggle', 'seek 10000']);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('leaves jumps and a pause alone, and ends when it is told to', () => {
    const { playback, calls, move, stand } = playbackAt(10_000);
    const stop = holdInRange(playback, range, { isLooping: true });
    [10_500, 30_000, 11_900].forEach(move);
    stand.element.paused = true;
    move(12_100);
    stand.element.paused = false;
    move(11_900);
    stop();
    move(12_100);
    expect(calls).toEqual([]);
  });
});
