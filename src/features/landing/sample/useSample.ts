import { useEffect, useRef, useState } from 'react';
import { type LandingTour } from '../../../domain/tours/landing';
import type { SamplePosition } from './SamplePosition';

type Position = typeof SamplePosition;

/** One player shared by all samples, so that two never play at once. */
export function useSample(tours: LandingTour[]) {
  const player = useRef<HTMLAudioElement>(null);
  const [playingId, setPlayingId] = useState<string | null>(null);
  const [loadedId, setLoadedId] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<{ Position: Position } | null>(null);
  const [failedId, setFailedId] = useState<string | null>(null);
  const source = tours.find(({ id }) => id === playingId)?.sampleAudioUrl ?? null;

  useEffect(() => {
    // A refresh may have removed the playing tour.
    if (playingId !== null && source === null) {
      player.current?.pause();
      setPlayingId(null);
    }
  }, [playingId, source]);

  function fail(tourId: string) {
    setPlayingId((current) => (current === tourId ? null : current));
    setFailedId(tourId);
  }

  function toggle({ id, sampleAudioUrl }: LandingTour) {
    const audio = player.current;
    if (audio === null || sampleAudioUrl === null) return;
    if (playingId === id) {
      audio.pause();
      setPlayingId(null);
      return;
    }
    // A paused sample resumes at its position.
    if (audio.src !== sampleAudioUrl) audio.src = sampleAudioUrl;
    setFailedId(null);
    setPlayingId(id);
    setLoadedId(id);
    // The sample plays even if the position slider fails to load.
    import('./SamplePosition').then(
      ({ SamplePosition: Position }) => setLoaded({ Position }),
      () => undefined,
    );
    audio.play().catch((failure: unknown) => {
      // AbortError is not a failure: another sample started before this one could play.
      if (!(failure instanceof Error && failure.name === 'AbortError')) fail(id);
    });
  }

  const stop = () => setPlayingId(null);
  return {
    player,
    playingId,
    /** Id of the tour whose sample is loaded in the player; null for none. */
    loadedId,
    /** Position slider, loaded when a sample is first played; null until then. */
    Position: loaded?.Position ?? null,
    failedId,
    toggle,
    playerProps: {
      ref: player,
      preload: 'none' as const,
      onEnded: stop,
      // A headset or a phone call also fires `pause`. So does a change of source, but playback then resumes at once.
      onPause: () => {
        if (player.current?.paused) stop();
      },
      onError: () => {
        if (playingId !== null) fail(playingId);
      },
    },
  };
}

export type Sample = ReturnType<typeof useSample>;
