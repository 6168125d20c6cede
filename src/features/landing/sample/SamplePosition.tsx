import { useEffect, useState, type RefObject } from 'react';
import { formatDuration } from '../../../domain/text/duration';

type Player = RefObject<HTMLAudioElement | null>;

const EVENTS = ['timeupdate', 'durationchange', 'seeking'] as const;

/** Position and duration of the player's audio, in seconds. */
function usePosition(player: Player) {
  const [position, setPosition] = useState({ at: 0, length: 0 });
  useEffect(() => {
    const { current } = player;
    if (current === null) return;
    const read = () => setPosition({ at: current.currentTime, length: current.duration });
    read();
    EVENTS.forEach((name) => current.addEventListener(name, read));
    return () => EVENTS.forEach((name) => current.removeEventListener(name, read));
  }, [player]);
  return position;
}

interface SamplePositionProps {
  player: Player;
  title: string;
}

/** Position slider of a sample, with its duration. Its space is reserved in advance, so that nothing shifts. */
export function SamplePosition({ player, title }: SamplePositionProps) {
  const { at, length } = usePosition(player);
  // The duration is unknown until the file starts to load.
  if (!(length > 0 && length < Infinity)) return null;
  const text = `${formatDuration(Math.floor(at))} / ${formatDuration(Math.floor(length))}`;
  return (
    <>
      <span className="sample-time" aria-hidden>
        {text}
      </span>
      <input
        type="range"
        className="sample-seek"
        aria-label={`Position in the sample of ${title}`}
        style={{ ['--played' as string]: `${(100 * at) / length}%` }} // React's type lacks custom properties
        aria-valuetext={text.replace('/', 'of')}
        max={length}
        step={1}
        value={Math.min(at, length)}
        onChange={({ target }) => {
          if (player.current !== null) player.current.currentTime = Number(target.value);
        }}
      />
    </>
  );
}
