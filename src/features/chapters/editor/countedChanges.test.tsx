import { act, screen } from '@testing-library/react';
import { editCell } from '../../../testing/recordings/chapterCells';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open } = setUpEditorTests();

it('chapters that are new, changed and removed are counted each for itself', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete Path' }));
  expect(screen.getByText('Unsaved: 1 removed chapter')).toBeVisible();
  editCell('Title of chapter 1', 'Door');
  await user.keyboard('{Escape}');
  expect(screen.getByText('Unsaved: 1 changed, 1 removed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Chapter' }));
  await user.keyboard('{Escape}');
  expect(screen.getByText('Unsaved: 1 new, 1 changed, 1 removed')).toBeVisible();
});

it('a title has the direction of its text, open or not', async () => {
  const { user } = await open([{ title: 'ہمایوں کا مقبرہ', start: 0 }]);
  const cell = screen.getByRole('button', { name: /^Title of chapter 1/ });
  expect(cell.querySelector('bdi')).toHaveAttribute('dir', 'auto');
  act(() => cell.focus());
  await user.keyboard('{F2}');
  expect(screen.getByRole('textbox', { name: 'Title of chapter 1' })).toHaveAttribute(
    'dir',
    'auto',
  );
});
