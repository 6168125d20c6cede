import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open } = setUpEditorTests();
// The editor lazy-loads its clipboard handlers after its first render.
beforeAll(() => import('../editor/EditorDialogs'));

/** Opens a recording without chapters and waits for the paste handler to load. */
async function openEmpty() {
  const view = await open([]);
  await screen.findByText('No chapters yet');
  await act(() => import('../editor/EditorDialogs'));
  return view;
}
const importField = () => screen.findByRole('textbox', { name: 'Chapters' });
const preview = () => screen.findByRole('region', { name: 'Imported chapters' });
const titles = () =>
  screen
    .queryAllByRole('button', { name: /^Title of chapter/ })
    .map((cell) => cell.getAttribute('aria-label')?.split(': ')[1]);
const twoChapters = [
  { title: 'Gate', start: 0, end: 10 },
  { title: 'Path', start: 10, end: 20 },
];

describe('a text that is pasted where no chapter has the focus', () => {
  it('is in the import where it has titles with times, in a recording without chapters', async () => {
    const { user } = await openEmpty();
    for (const text of ['0:05 Gate\n0:10 Well', 'Gate\t0:05\t0:10\nWell\t0:10\t0:20']) {
      await user.paste(text);
      const shown = within(await preview());
      expect(shown.getByRole('button', { name: 'Add 2 chapters' })).toBeEnabled();
      expect(screen.queryByRole('dialog')).toBeNull();
      await user.click(shown.getByRole('button', { name: 'Close' }));
    }
    act(() => screen.getByRole('button', { name: 'Import' }).focus());
    await user.paste('0:05 Gate\n0:10 Well');
    const review = within(await preview());
    expect(review.getByRole('button', { name: 'Add 2 chapters' })).toBeEnabled();
    await user.paste('Alpha\nBeta');
    expect(screen.getByText(/^Nothing was pasted: add the chapters of the preview/)).toBeVisible();
    expect(review.getByRole('button', { name: 'Add 2 chapters' })).toBeEnabled();
  });

  it('is in the import beside chapters that were just loaded', async () => {
    const { user } = await open();
    await user.paste('Gate\t0:05\nWell\t0:10');
    expect(within(await preview()).getByText('Well')).toBeVisible();
  });

  it('is mended where a line of it can’t be read, and previewed again', async () => {
    const { user } = await openEmpty();
    await user.paste('0:05 Gate\n0;10 Well\n0:20 Moat');
    const review = within(await preview());
    expect(review.getByRole('button', { name: 'Add 2 chapters' })).toBeEnabled();
    await user.click(review.getByRole('button', { name: 'Edit the list' }));
    const field = await importField();
    expect(field).toHaveValue('0:05 Gate\n0;10 Well\n0:20 Moat');
    fireEvent.change(field, { target: { value: '0:05 Gate\n0:10 Well\n0:20 Moat' } });
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await review.findByRole('button', { name: 'Add 3 chapters' })).toBeEnabled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('is refused with the reason else', async () => {
    const { user } = await openEmpty();
    await user.paste('Alpha\nBeta');
    expect(
      screen.getByText('Nothing was pasted: the text has no titles with times.'),
    ).toBeVisible();
    await user.paste(' ');
    expect(screen.getByText('Nothing was pasted: the clipboard holds no text.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('waits for a chapter to be selected, and for the duration of the audio', async () => {
    const { user } = await open(undefined, null);
    await user.paste('Alpha\nBeta');
    expect(screen.getByText('Nothing was pasted: select a chapter first.')).toBeVisible();
    await user.paste('0:05 Gate\n0:10 Well');
    expect(screen.getAllByText('The duration of the audio is not known yet.')).toHaveLength(2);
    expect(titles()).toEqual(['Gate', 'Path', 'Garden']);
  });

  it('is left to dialogs and to fields of the page', async () => {
    await open();
    const paste = (element: Element) => {
      const clipboardData = { getData: () => '0:05 Gate\n0:10 Well' };
      // True when the browser's default paste applies.
      return fireEvent.paste(element, { clipboardData });
    };
    for (const name of ['input', 'textarea', 'div']) {
      const field = document.createElement(name);
      if (name === 'div') field.setAttribute('contenteditable', 'true');
      field.tabIndex = 0;
      document.body.append(field);
      field.focus();
      expect(field).toHaveFocus();
      expect(paste(field)).toBe(true);
      field.remove();
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'More chapter actions' }));
    const item = await screen.findByRole('menuitem', { name: 'Import' });
    act(() => item.focus());
    expect(paste(item)).toBe(true);
    expect(screen.queryByRole('textbox', { name: 'Chapters' })).toBeNull();
  });
});

describe('more rows of a sheet than chapters', () => {
  const rows = 'Second\t0:12\t0:18\nThird\t0:25\t0:30\nFourth\t0:40';

  it('are in the import, which makes chapters of those with a start', async () => {
    const { user } = await open(twoChapters);
    act(() => screen.getByRole('button', { name: /^Title of chapter 2/ }).focus());
    await user.paste(rows);
    const review = within(await preview());
    expect(review.getByRole('checkbox', { name: /^Third, 0:25/ })).toBeChecked();
    expect(review.getByText('Chapter times overlap with existing chapter')).toBeVisible();
    await user.click(review.getByRole('button', { name: 'Add 2 chapters' }));
    expect(titles()).toEqual(['Gate', 'Path', 'Third', 'Fourth']);
  });

  it('leave the reason where the preview was closed', async () => {
    const { user } = await open(twoChapters);
    act(() => screen.getByRole('button', { name: /^Title of chapter 2/ }).focus());
    await user.paste(rows);
    await user.click(within(await preview()).getByRole('button', { name: 'Close' }));
    expect(
      screen.getByText('Nothing was pasted: 3 rows, but 1 chapter from here on.'),
    ).toBeVisible();
    expect(titles()).toEqual(['Gate', 'Path']);
  });
});
