import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open } = setUpEditorTests();
// The editor lazy-loads its clipboard handlers after its first render.
beforeAll(() => import('../editor/EditorDialogs'));

const cell = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const focus = (name: string) => act(() => cell(name).focus());
const cells = () =>
  screen
    .getAllByRole('button', { name: /^(Title|Start|End) of chapter/ })
    .map((each) => each.getAttribute('aria-label')?.split(': ')[1]?.split(', ')[0])
    .join(' ');
const three = 'Gate 0:00 0:10 Path 0:10 empty Garden 0:20 0:30';
const undo = () => fireEvent.click(screen.getByText('Undo'));

describe('a time that is pasted on a cell', () => {
  it('is its own, announced and taken back as one step', async () => {
    const { user } = await open();
    focus('Start of chapter 2');
    await user.paste('0:13\n');
    expect(cells()).toBe('Gate 0:00 0:10 Path 0:13 empty Garden 0:20 0:30');
    expect(screen.getByText('Pasted 1 start.')).toBeVisible();
    expect(cell('Start of chapter 2')).toHaveFocus();
    undo();
    expect(cells()).toBe(three);
    focus('End of chapter 2');
    await user.paste('15,5');
    expect(cells()).toContain('Path 0:10 0:15.500');
    // Pasting the same value again is a no-op and adds no undo step.
    await user.paste('0:15.5');
    expect(screen.getByText('Pasted 1 end.')).toBeVisible();
    expect(screen.queryByText('Undo')).toBeNull();
    expect(screen.getByText('Unsaved: 1 chapter')).toBeVisible();
  });

  it('is refused for the reasons of one that is typed, and never a title', async () => {
    const { user } = await open();
    for (const [name, text, reason] of [
      ['Start of chapter 2', 'Courtyard', 'Enter a time as MM:SS or in seconds'],
      ['Start of chapter 2', '0:05', 'Chapter times overlap with existing chapter'],
      ['End of chapter 2', '0:70', 'Minutes and seconds after a colon go up to 59'],
      ['End of chapter 2', '0:10', 'End time must be greater than start time'],
    ] as const) {
      focus(name);
      await user.paste(text);
      expect(screen.getByText(reason)).toBeVisible();
      expect(cells()).toBe(three);
    }
  });

  it('says where the chapter is by now, and keeps the cell that has the focus', async () => {
    const { user } = await open();
    focus('Start of chapter 2');
    await user.paste('0:40');
    expect(screen.getByText(/^Moved after .*Garden/)).toBeVisible();
    expect(cell('Start of chapter 3: 0:40')).toHaveFocus();
    undo();
    expect(cells()).toBe(three);
  });
});

describe('times that are pasted on a cell', () => {
  it('go down its column in one step, judged beside each other', async () => {
    const { user } = await open();
    focus('Start of chapter 1');
    await user.paste('0:05\r\n0:12\r\n0:22\r\n');
    expect(cells()).toBe('Gate 0:05 0:10 Path 0:12 empty Garden 0:22 0:30');
    expect(screen.getByText('Pasted 3 starts.')).toBeVisible();
    undo();
    expect(cells()).toBe(three);
    focus('End of chapter 1');
    await user.paste('0:08\n\n0:25');
    expect(cells()).toBe('Gate 0:00 0:08 Path 0:10 empty Garden 0:20 0:25');
    expect(screen.getByText('Pasted 2 ends.')).toBeVisible();
  });

  it('fill the column from an open cell as well', async () => {
    const { user } = await open();
    await user.click(cell('Start of chapter 2'));
    await user.paste('0:12\n0:24');
    expect(cells()).toBe('Gate 0:00 0:10 Path 0:12 empty Garden 0:24 0:30');
    expect(cell('Start of chapter 2')).toHaveFocus();
    await user.click(cell('End of chapter 2'));
    await user.paste('0:20');
    expect(screen.getByRole('textbox', { name: 'End of chapter 2' })).toHaveValue('0:20');
  });

  it('are refused as a whole, with the chapter that is wrong, or for want of chapters', async () => {
    const { user } = await open();
    focus('Start of chapter 2');
    await user.paste('0:12\nlater');
    expect(screen.getByText('Chapter 3: Enter a time as MM:SS or in seconds')).toBeVisible();
    await user.paste('0:12\n0:35');
    expect(screen.getByText('Chapter 3: End time must be greater than start time')).toBeVisible();
    await user.paste('0:12\n0:22\n0:32');
    expect(
      screen.getByText('Nothing was pasted: 3 rows, but 2 chapters from here on.'),
    ).toBeVisible();
    expect(cells()).toBe(three);
  });
});

describe('rows of a sheet', () => {
  it('are spread over the columns from the cell on, in one step', async () => {
    const { user } = await open();
    focus('Title of chapter 2');
    await user.paste('Steps\t0:12\t0:18\nPond\t\t\n');
    expect(cells()).toBe('Gate 0:00 0:10 Steps 0:12 0:18 Pond 0:20 empty');
    expect(screen.getByText('Pasted 2 rows.')).toBeVisible();
    undo();
    expect(cells()).toBe(three);
    focus('Start of chapter 2');
    await user.paste('0:11\t0:19\t0:08');
    expect(cells()).toBe('Gate 0:00 0:10 Path 0:11 0:19 Garden 0:20 0:30');
    expect(screen.getByText('Pasted 1 row, but not what follows the end.')).toBeVisible();
    await user.click(cell('Title of chapter 1'));
    await user.paste('Door\t0:01');
    expect(cells()).toContain('Door 0:01 0:10');
    act(() => screen.getByRole('option', { name: /^Garden/ }).focus());
    await user.paste('"Rose\ngarden"\t0:21');
    expect(cells()).toContain('Rose garden 0:21 0:30');
  });
});

describe('a list that begins with times', () => {
  it.each([
    ['Title of chapter 2', '0:00\tEntry\n0:12\tCourt'],
    ['Start of chapter 2', '0:00 Entry\n0:12 Court'],
  ])('and is pasted on the %s is in a preview, which changes nothing', async (name, text) => {
    const { user } = await open();
    focus(name);
    await user.paste(text);
    const review = within(await screen.findByRole('region', { name: 'Imported chapters' }));
    expect(review.getByRole('checkbox', { name: 'Court, 0:12' })).toBeChecked();
    await user.click(review.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cells()).toBe(three);
    // The notice reappears each time the same paste is refused.
    focus(name);
    await user.paste(text);
    expect(await screen.findByRole('region', { name: 'Imported chapters' })).toBeVisible();
  });

  it('waits for the duration of the audio', async () => {
    const { user } = await open(undefined, null);
    focus('Title of chapter 1');
    await user.paste('0:00 Entry\n0:12 Court');
    expect(screen.getAllByText('The duration of the audio is not known yet.')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cells()).toBe(three);
  });
});
