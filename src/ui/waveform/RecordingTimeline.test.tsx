import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { Playback } from '../../audio/playback/playback';
import { renderComponent } from '../../testing/renderComponent';
import { ChapterTrack } from '../chapterTrack/ChapterTrack';
import { type TrackActions } from '../chapterTrack/TrackChapter';
import { formatTimecode } from '../../domain/text/duration';
import { msOf, xOf } from '../timeline/timeView';
import { RecordingTimeline } from './RecordingTimeline';
import { TimeViewStore } from '../timeline/TimeViewStore';

const chapters = [
  { id: 'a', key: 'a', title: 'Gate', startMs: 0, endMs: 15_000 },
  { id: 'b', key: 'b', title: 'Garden', startMs: 15_000, endMs: 60_000 },
];

function renderTimeline() {
  const playback = new Playback(document.createElement('audio'));
  const view = new TimeViewStore(60_000);
  view.resize(600);
  const calls: string[] = [];
  const record =
    (name: string) =>
    (...values: unknown[]) =>
      calls.push([name, ...values.map((value) => JSON.stringify(value))].join(' '));
  const actions: TrackActions = {
    focus: record('focus'),
    open: record('open'),
    select: record('select'),
    openMenu: record('menu'),
    editTitle: record('edit title'),
    beginDrag: record('begin'),
    drag: record('drag'),
    endDrag: record('end'),
    nudge: record('nudge'),
  };
  renderComponent(
    <RecordingTimeline
      playback={playback}
      view={view}
      pyramid={null}
      isPreview={false}
      readDetail={null}
      isFollowing
      hasNoWaveform
      chapterTrack={
        <ChapterTrack
          view={view}
          playback={playback}
          chapters={chapters}
          language="en"
          focusedId="b"
          selectedIds={new Set()}
          snapMs={null}
          actions={actions}
        />
      }
    />,
  );
  const slider = screen.getByRole('slider', { name: 'Position in the recording' });
  return { playback, view, slider, calls };
}

/** Pointer events in jsdom carry no coordinates. */
function point(
  target: Element,
  type: 'pointerdown' | 'pointermove' | 'pointerup',
  { pointerId = 1, pointerType = 'mouse', ...init }: PointerEventInit,
) {
  const event = new MouseEvent(type, { button: 0, bubbles: true, ...init });
  fireEvent(target, Object.assign(event, { pointerId, pointerType }));
}
const finger = (pointerId: number, clientX: number): PointerEventInit => {
  return { pointerId, pointerType: 'touch', clientX };
};

describe('the strip of a recording', () => {
  it('shows the time under the pointer, and that of an edge which it drags', () => {
    const { slider } = renderTimeline();
    point(slider, 'pointermove', { clientX: 200 });
    expect(screen.getByText('0:20.000')).toBeVisible();
    const edge = screen.getByRole('slider', { name: 'Start of Garden' });
    act(() => edge.focus());
    point(edge, 'pointermove', { clientX: 157, buttons: 1 });
    expect(screen.getByText('0:15.000')).toBeVisible();
    point(edge, 'pointermove', { clientX: 157 });
    expect(screen.getByText('0:15.700')).toBeVisible();
  });

  it('shows another time once the view has moved under a pointer that rests', () => {
    const { slider, view } = renderTimeline();
    point(slider, 'pointermove', { clientX: 200 });
    act(() => view.fit({ startMs: 30_000, endMs: 40_000 }));
    const ms = Math.round(msOf(view.get(), 200));
    expect(screen.getByText(formatTimecode(ms, true))).toBeVisible();
  });

  it('seeks where it is pressed, by the first button', () => {
    const { playback, slider } = renderTimeline();
    point(slider, 'pointerdown', { clientX: 150, button: 2 });
    expect(playback.positionMs()).toBe(0);
    point(slider, 'pointerdown', { clientX: 150 });
    expect(playback.positionMs()).toBe(15_000);
    expect(slider).toHaveAttribute('aria-valuetext', '15.0 s');
    act(() => playback.seek(42_400));
    expect(slider).toHaveAttribute('aria-valuetext', '42.4 s');
  });

  it('goes to the start and the end by Home and End', () => {
    const { playback, view, slider } = renderTimeline();
    act(() => playback.seek(42_400));
    fireEvent.keyDown(slider, { key: 'End', ctrlKey: true });
    expect(playback.positionMs()).toBe(42_400);
    fireEvent.keyDown(slider, { key: 'End' });
    expect(playback.positionMs()).toBe(view.durationMs);
    fireEvent.keyDown(slider, { key: 'Home' });
    expect(playback.positionMs()).toBe(0);
  });

  it('zooms around the pointer with Ctrl and wheel, and moves along with Shift', () => {
    const { view, slider } = renderTimeline();
    const turn = (init: object) => {
      const event = createEvent.wheel(slider, { deltaY: -200, clientX: 150, ...init });
      fireEvent(slider, event);
      return event.defaultPrevented;
    };
    expect(turn({})).toBe(false);
    expect(view.get().msPerPixel).toBe(100);
    expect(turn({ ctrlKey: true })).toBe(true);
    expect(view.get().msPerPixel).toBeLessThan(70);
    expect(xOf(view.get(), 15_000)).toBeCloseTo(150);
    expect(turn({ shiftKey: true, deltaY: 60 })).toBe(true);
    expect(xOf(view.get(), 15_000)).toBeCloseTo(90);
  });

  it('zooms by the small steps that a pinch on a touch pad sends', () => {
    const { view, slider } = renderTimeline();
    for (let step = 0; step < 10; step += 1) {
      fireEvent.wheel(slider, { deltaY: -6.5, clientX: 300, ctrlKey: true });
    }
    expect(view.get().msPerPixel).toBeCloseTo(100 / Math.exp(0.65));
    expect(xOf(view.get(), 30_000)).toBeCloseTo(300);
  });

  it('pinches between two fingers, pans with one, and seeks by a tap', () => {
    const { view, slider, playback } = renderTimeline();
    point(slider, 'pointerdown', finger(1, 200));
    point(slider, 'pointerdown', finger(2, 300));
    point(slider, 'pointermove', finger(2, 400));
    expect(view.get().msPerPixel).toBeCloseTo(50);
    // The time between the fingers stays between them.
    expect(xOf(view.get(), 30_000)).toBeCloseTo(300);
    point(slider, 'pointermove', finger(2, 300));
    expect(view.get().msPerPixel).toBeCloseTo(100);
    point(slider, 'pointermove', finger(2, 600));
    point(slider, 'pointerup', finger(2, 600));
    const { startMs, msPerPixel } = view.get();
    point(slider, 'pointermove', finger(1, 160));
    expect(view.get().startMs).toBeCloseTo(startMs + 40 * msPerPixel);
    point(slider, 'pointerup', finger(1, 160));
    expect(playback.positionMs()).toBe(0);

    point(slider, 'pointerdown', finger(3, 250));
    point(slider, 'pointerup', finger(3, 250));
    expect(playback.positionMs()).toBe(Math.round(msOf(view.get(), 250)));
  });
});

describe('the chapter track', () => {
  it('shows the focused chapter, and opens one by a click', () => {
    const { calls } = renderTimeline();
    const [gate, garden] = screen.getAllByRole('option');
    expect(garden).toHaveAttribute('aria-selected', 'true');
    expect(garden).toHaveAttribute('tabindex', '0');
    expect(gate).toHaveAttribute('tabindex', '-1');
    if (gate === undefined) throw new Error('No region');
    point(gate, 'pointerdown', { clientX: 20 });
    point(gate, 'pointermove', { clientX: 22 });
    point(gate, 'pointerup', {});
    expect(calls).toEqual(['focus "a" ', 'open "a"']);
  });

  it('edits by a double-click the title of the chapter that was pressed first, and none after a drag', () => {
    const { calls } = renderTimeline();
    const press = (target: Element, clientX: number) => {
      point(target, 'pointerdown', { clientX: 20 });
      point(target, 'pointermove', { clientX });
      point(target, 'pointerup', {});
    };
    const [gate, garden] = screen.getAllByRole('option');
    if (gate === undefined || garden === undefined) throw new Error('No regions');
    press(gate, 20);
    // Seeking to the chapter may have scrolled another one under the pointer.
    press(garden, 20);
    fireEvent.doubleClick(garden);
    expect(calls.filter((call) => call.startsWith('edit title'))).toEqual(['edit title "a"']);
    press(gate, 20);
    press(gate, 60);
    fireEvent.doubleClick(gate);
    const edge = screen.getByRole('slider', { name: 'Start of Garden' });
    press(edge, 20);
    press(edge, 20);
    fireEvent.doubleClick(edge);
    expect(calls.filter((call) => call.startsWith('edit title'))).toHaveLength(1);
  });

  it('drags an edge to the pointer, away and back, without losing a pixel', () => {
    const { calls } = renderTimeline();
    const edge = screen.getByRole('slider', { name: 'Start of Garden' });
    point(edge, 'pointerdown', { clientX: 153 });
    [120, -400, 900, 153].forEach((clientX) => point(edge, 'pointermove', { clientX }));
    point(edge, 'pointerup', {});
    const how = (isAtOrigin: boolean) =>
      `{"isFree":false,"isAtOrigin":${isAtOrigin},"msPerPixel":100}`;
    const moved = how(false);
    expect(calls).toEqual([
      ...['focus "b" "start"', 'begin "b" "start"'],
      ...[`drag 11700 ${moved}`, `drag -40300 ${moved}`, `drag 89700 ${moved}`],
      `drag 15000 ${how(true)}`,
      'end true',
    ]);
  });

  it('draws handles where there is room for them, and keeps those of the focused chapter', () => {
    const { view } = renderTimeline();
    const handles = () => screen.getAllByRole('slider', { name: /^(Start|End) of/ }).length;
    expect(handles()).toBe(4);
    act(() => view.fit({ startMs: 30_000, endMs: 40_000 }));
    expect(handles()).toBe(2);
    act(() => view.fit({ startMs: 0, endMs: 1000 }));
    expect(screen.getByRole('slider', { name: 'Start of Garden' })).toHaveAttribute(
      'tabindex',
      '0',
    );
    expect(handles()).toBe(4);
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('takes a drag back on Escape, and does not snap with Alt', () => {
    const { calls } = renderTimeline();
    const edge = screen.getByRole('slider', { name: 'End of Gate' });
    point(edge, 'pointerdown', { clientX: 148 });
    point(edge, 'pointermove', { clientX: 100, altKey: true });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    point(edge, 'pointermove', { clientX: 50 });
    point(edge, 'pointerup', {});
    expect(calls.slice(2)).toEqual([
      'drag 10200 {"isFree":true,"isAtOrigin":false,"msPerPixel":100}',
      'end false',
    ]);
  });

  it('says every edge as a time, and moves it by keys', () => {
    const { calls } = renderTimeline();
    const edge = screen.getByRole('slider', { name: 'Start of Garden' });
    expect(edge).toHaveAttribute('aria-valuetext', 'Chapter 2 start, 15.0 s');
    expect(edge).toHaveAttribute('tabindex', '0');
    fireEvent.keyDown(edge, { key: 'ArrowRight' });
    fireEvent.keyDown(edge, { key: 'ArrowLeft', shiftKey: true });
    fireEvent.keyDown(edge, { key: 'ArrowLeft', ctrlKey: true, repeat: true });
    expect(calls).toEqual([
      'nudge "b" "start" 10 false',
      'nudge "b" "start" -100 false',
      'nudge "b" "start" -1000 true',
    ]);
  });

  it('leads by the arrows from an edge to the chapters beside its own, and moves nothing', () => {
    const { calls } = renderTimeline();
    const [gate, garden] = screen.getAllByRole('option');
    const press = (name: string, key: string) => {
      const edge = screen.getByRole('slider', { name });
      point(edge, 'pointerdown', {});
      act(() => edge.focus());
      fireEvent.keyDown(edge, { key });
    };
    press('Start of Garden', 'ArrowUp');
    expect(gate).toHaveFocus();
    press('End of Gate', 'ArrowDown');
    expect(garden).toHaveFocus();
    expect(calls.filter((call) => !call.startsWith('focus'))).toEqual([]);
    expect(calls.at(-1)).toBe('focus "b"');
  });
});
