import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open } = setUpEditorTests();

const times = () =>
  screen
    .getAllByRole('button', { name: /^(Title|Start|End) of chapter/ })
    .map((each) => each.getAttribute('aria-label')?.split(': ')[1]?.split(', ')[0])
    .join(' ');
const press = (key: string, init = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
const focusSlider = (name: string) => act(() => screen.getByRole('slider', { name }).focus());

test('a boundary moves as one by the keys of both its handles, and by O and I', async () => {
  await open();
  focusSlider('End of Gate');
  press('ArrowRight', { ctrlKey: true });
  expect(times()).toBe('Gate 0:00 0:11 Path 0:11 empty Garden 0:20 0:30');
  focusSlider('Start of Path');
  press('ArrowLeft', { ctrlKey: true });
  press('ArrowLeft', { ctrlKey: true });
  expect(times()).toBe('Gate 0:00 0:09 Path 0:09 empty Garden 0:20 0:30');
  // Moves the playhead to 0:12, past the end of the first chapter.
  focusSlider('Position in the recording');
  for (let second = 0; second < 12; second += 1) press('ArrowRight');
  act(() => screen.getByRole('option', { name: /^Gate/ }).focus());
  press('o');
  expect(times()).toBe('Gate 0:00 0:12 Path 0:12 empty Garden 0:20 0:30');
  press('z', { ctrlKey: true });
  act(() => screen.getByRole('option', { name: /^Path/ }).focus());
  press('i');
  expect(times()).toBe('Gate 0:00 0:12 Path 0:12 empty Garden 0:20 0:30');
});

test('B just before a start selects the chapter there, and makes none', async () => {
  await open();
  focusSlider('Position in the recording');
  for (let second = 0; second < 10; second += 1) press('ArrowRight');
  ['.', '.', '.', 'b'].forEach((key) => press(key));
  expect(
    screen.getByText(/Path.* starts 0\.03 s from here, and is selected instead\./),
  ).toBeVisible();
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(screen.getByRole('option', { name: /^Path/ })).toHaveAttribute('aria-selected', 'true');
});

test('B just before an end selects the chapter there, and makes none', async () => {
  await open([{ title: 'Gate', start: 0, end: 10 }]);
  focusSlider('Position in the recording');
  for (let second = 0; second < 10; second += 1) press('ArrowRight');
  [',', ',', ',', 'b'].forEach((key) => press(key));
  expect(
    screen.getByText(/Gate.* ends 0\.03 s from here, and is selected instead\./),
  ).toBeVisible();
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('Home and End on a handle leave half a second to both sides, and say so', async () => {
  await open();
  focusSlider('Start of Path');
  press('Home');
  expect(times()).toBe('Gate 0:00 0:00.500 Path 0:00.500 empty Garden 0:20 0:30');
  expect(
    screen.getByText('The previous chapter would be shorter than half a second.'),
  ).toBeVisible();
  press('End');
  expect(times()).toBe('Gate 0:00 0:19.500 Path 0:19.500 empty Garden 0:20 0:30');
  expect(screen.getByText('The chapter would be shorter than half a second.')).toBeVisible();
  focusSlider('End of Garden');
  press('End');
  expect(screen.queryByText(/shorter than half a second/)).toBeNull();
});

test('a typed time that leaves a chapter very short is taken, and said', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Start of chapter 3/ }));
  await user.keyboard('{Control>}a{/Control}10.1{Enter}');
  expect(times()).toBe('Gate 0:00 0:10 Path 0:10 empty Garden 0:10.100 0:30');
  expect(screen.getByText('The previous chapter is shorter than half a second.')).toBeVisible();
});

test('a refusal goes once another chapter has the focus', async () => {
  await open();
  // The playhead is at 0:00, before the start of the last chapter.
  act(() => screen.getByRole('option', { name: /^Garden/ }).focus());
  press('o');
  expect(screen.getByText('End time must be greater than start time')).toBeVisible();
  act(() => screen.getByRole('option', { name: /^Path/ }).focus());
  await waitFor(() =>
    expect(screen.queryByText('End time must be greater than start time')).toBeNull(),
  );
});

test('a chapter without length is not saved, and its row says so', async () => {
  const { user, sent } = await open([{ title: 'Gate', start: 40 }]);
  await user.click(screen.getByRole('button', { name: 'Add Chapter' }));
  press('Enter');
  press('s', { ctrlKey: true });
  expect(await screen.findByText(/^Failed to save chapter: .*no length/)).toBeVisible();
  expect(screen.getAllByText(/^This chapter has no length/)).not.toHaveLength(0);
  expect(sent('POST')).toEqual([]);
});
