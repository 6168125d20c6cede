import { act, fireEvent, screen } from '@testing-library/react';
import { Playback } from '../../audio/playback';
import { renderPart } from '../../testing/renderPart';
import { type RecordingState } from '../../audio/recordingState';
import { begun } from '../../audio/loadRecording';
import { ChapterLane } from './ChapterLane';
import { TimeStrip } from './TimeStrip';

const chapters = [
  { id: 'a', title: 'Gate', startMs: 0, endMs: 15_000 },
  { id: 'b', title: 'Garden', startMs: 15_000, endMs: 60_000 },
];
function renderStrip(sound: Partial<RecordingState> = { phase: 'ready' }) {
  const stopped = jest.fn();
  const playback = new Playback(document.createElement('audio'));
  const opened: string[] = [];
  renderPart(
    <TimeStrip
      playback={playback}
      sound={{ ...begun, ...sound }}
      onStop={stopped}
      durationMs={60_000}
      zoom={1}
      lane={
        <ChapterLane
          chapters={chapters}
          durationMs={60_000}
          language="en"
          focusedId="b"
          onFocus={() => undefined}
          onOpen={(id) => opened.push(id)}
        />
      }
    />,
  );
  const slider = screen.getByRole('slider', { name: 'Position in the recording' });
  const box = { ...slider.getBoundingClientRect(), left: 100, width: 600 };
  slider.getBoundingClientRect = () => box;
  return { playback, slider, opened, stopped };
}

/** jsdom's own pointer events know no place. */
const press = (target: HTMLElement, button: number) =>
  fireEvent(target, new MouseEvent('pointerdown', { clientX: 250, button, bubbles: true }));

describe('the strip of a recording', () => {
  it('seeks where it is pressed', () => {
    const { playback, slider } = renderStrip();
    press(slider, 0);
    expect(playback.positionMs()).toBe(15_000);
    expect(slider).toHaveAttribute('aria-valuenow', '15');
    expect(slider).toHaveAttribute('aria-valuetext', '0:15');
  });

  it('does not seek for the other mouse button', () => {
    const { playback, slider } = renderStrip();
    press(slider, 2);
    expect(playback.positionMs()).toBe(0);
  });

  it('tells the position to the ear as well', () => {
    const { playback, slider } = renderStrip();
    act(() => playback.seek(42_400));
    expect(slider).toHaveAttribute('aria-valuetext', '0:42');
  });

  it('shows the focused chapter, and opens one by a click', () => {
    const { opened } = renderStrip();
    const [gate, garden] = screen.getAllByRole('option');
    expect(garden).toHaveAttribute('aria-selected', 'true');
    expect(garden).toHaveAttribute('tabindex', '0');
    expect(gate).toHaveAttribute('tabindex', '-1');
    if (gate) fireEvent.click(gate);
    expect(opened).toEqual(['a']);
  });

  it('says how much of the recording is there', () => {
    const { stopped } = renderStrip({ fetched: { bytes: 4096, totalBytes: 10_240 } });
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('progressbar', { name: 'Loading the recording' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  });
});
