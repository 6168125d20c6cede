import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderComponent } from '../../../testing/renderComponent';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import { ReviewPanel } from './ReviewPanel';
import { useSuggestions } from './useSuggestions';

const first = { id: 'a', title: 'A', description: '', startMs: 0, endMs: null, orderIndex: 0 };
const chapters = [first];
const pauseAt = (startMs: number) => ({ startMs, endMs: startMs + 2000 });
const onePause = [pauseAt(20_000)];
const noPauses: typeof onePause = [];

const applied = jest.fn<string | null, [ChapterList]>(() => null);

function Suggesting({ pauses }: { pauses: typeof onePause }) {
  const { review, open, close, refuseOthers } = useSuggestions({
    pauses,
    chapters,
    durationMs: 60_000,
  });
  return (
    <>
      <button onClick={open}>Suggest</button>
      {review !== null && (
        <ReviewPanel
          {...review}
          chapters={chapters}
          durationMs={60_000}
          onGoTo={() => undefined}
          onApply={(list) => {
            refuseOthers(list);
            return applied(list);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

async function suggest(pauses: typeof onePause) {
  const { user } = renderComponent(<Suggesting pauses={pauses} />);
  await user.click(screen.getByRole('button', { name: 'Suggest' }));
  return user;
}

test('where no pause is found, this is said beside the controls and has the focus', async () => {
  const user = await suggest(noPauses);
  const message = screen.getByText('No pauses without a chapter were found.');
  expect(message).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Suggested chapters' })).toContainElement(message);
  expect(screen.getByRole('slider', { name: 'Shortest pause' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region')).toBeNull();
});

test('the focus stays on the control that leaves nothing to suggest, and brings it back', async () => {
  await suggest(onePause);
  expect(screen.getByRole('checkbox')).toHaveFocus();
  const slider = screen.getByRole('slider', { name: 'Shortest pause' });
  slider.focus();
  fireEvent.change(slider, { target: { value: '3000' } });
  expect(screen.getByRole('status')).toHaveTextContent(
    'No pauses without a chapter were found. A shorter pause may find some.',
  );
  expect(slider).toHaveFocus();
  fireEvent.change(slider, { target: { value: '600' } });
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(slider).toHaveFocus();
});

test('fewer chapters than were asked for are said to be all, by their pauses', async () => {
  await suggest(onePause);
  const slider = screen.getByRole('slider', { name: 'Number of chapters' });
  expect(screen.getByText('Up to 4 chapters')).toBeVisible();
  expect(screen.getByText('1 found: no more pauses this long')).toBeVisible();
  expect(slider).toHaveValue('4');
});

test('pauses that are too near to a chapter are told apart from none', async () => {
  const user = await suggest([20_000, 27_000, 40_000].map(pauseAt));
  const near = 'less than 10 s from another chapter or the end';
  expect(screen.getByText(`2 found; 1 more is ${near}`)).toBeVisible();
  await user.keyboard('{Escape}');
  cleanup();
  // The silence before the first word belongs to the first chapter.
  await suggest([pauseAt(4000), pauseAt(55_000), { startMs: 0, endMs: 700 }]);
  expect(screen.getByRole('status')).toHaveTextContent(
    '2 pauses were found, but all are within 10 seconds of a chapter that exists or of the end',
  );
});

test('a suggestion that was deselected stays so while the sliders move', async () => {
  const user = await suggest([20_000, 30_000, 40_000].map((ms) => pauseAt(ms)));
  await user.keyboard('{ArrowDown}n');
  const boxes = () => screen.getAllByRole('checkbox').map((box) => box.matches(':checked'));
  expect(boxes()).toEqual([true, false, true]);
  const slider = screen.getByRole('slider', { name: 'Number of chapters' });
  fireEvent.change(slider, { target: { value: '12' } });
  expect(boxes()).toEqual([true, false, true]);
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  expect(boxes()).toEqual([true, true, true]);
});

test('chapters are numbered without those that are left out', async () => {
  const user = await suggest([20_000, 30_000, 40_000].map((ms) => pauseAt(ms)));
  const names = () =>
    screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label')?.split(',')[0]);
  expect(names()).toEqual(['Chapter Two', 'Chapter Three', 'Chapter Four']);
  await user.keyboard('{ArrowDown}n');
  expect(names()).toEqual(['Chapter Two', 'Chapter', 'Chapter Three']);
  await user.click(screen.getByRole('button', { name: 'Add 2 chapters' }));
  expect(applied.mock.lastCall?.[0].map(({ title }) => title)).toEqual([
    'A',
    'Chapter Two',
    'Chapter Three',
  ]);
});

test('a suggestion that was left out as the others were taken is not made again', async () => {
  const user = await suggest([20_000, 30_000, 40_000].map((ms) => pauseAt(ms)));
  await user.keyboard('{ArrowDown}n');
  await user.click(screen.getByRole('button', { name: 'Add 2 chapters' }));
  await user.click(screen.getByRole('button', { name: 'Suggest' }));
  const starts = () =>
    screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label')?.split(', ')[1]);
  expect(starts()).toEqual(['0:21.900', '0:41.900']);
  expect(screen.getByText(/ Without the one left out before\.$/)).toBeVisible();
});
