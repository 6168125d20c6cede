import { act, screen, waitFor } from '@testing-library/react';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open } = setUpEditorTests();

const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const focus = (name: string) => act(() => button(name).focus());
const speed = () => screen.getByRole('combobox', { name: 'Speed' }).textContent;

describe('a letter', () => {
  it('on a title is typed in its place, and runs no command', async () => {
    const { user } = await open();
    const before = speed();
    focus('Title of chapter 2');
    await user.keyboard('Hello bold lamp 2');
    expect(screen.getByRole('textbox', { name: 'Title of chapter 2' })).toHaveValue(
      'Hello bold lamp 2',
    );
    expect(speed()).toBe(before);
    expect(screen.getAllByRole('button', { name: /^Start of chapter/ })).toHaveLength(3);
    await user.keyboard('{Escape}');
    expect(button('Title of chapter 2: Path')).toHaveFocus();
    await user.keyboard('ब');
    expect(screen.getByRole('textbox', { name: 'Title of chapter 2' })).toHaveValue('ब');
  });

  it('is a command again once the title of a new chapter is left', async () => {
    const { user } = await open([{ title: 'Gate', start: 0, end: 10 }]);
    const before = speed();
    act(() => button('Add Chapter').focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Title of chapter 2' })).toHaveFocus();
    await user.keyboard('Well{Enter}');
    expect(screen.getByRole('slider', { name: 'Position in the recording' })).toHaveFocus();
    await user.keyboard('l');
    expect(speed()).not.toBe(before);
    expect(button('Title of chapter 2: Well')).toBeVisible();
  });
});

it('a refused time shows its reason also at the edge of the table', async () => {
  const { user } = await open();
  const scrolled: Element[] = [];
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  scroll.mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
  focus('Start of chapter 3');
  await user.keyboard('1:75{Enter}');
  const reason = await screen.findByText('Minutes and seconds after a colon go up to 59');
  expect(scrolled.at(-1)).toBe(reason);
  scroll.mockRestore();
});

describe('Escape', () => {
  it('on a cell asks nothing, and keeps the changes', async () => {
    const { user } = await open();
    focus('Title of chapter 2');
    await user.keyboard('Lane{Enter}{Escape}{Escape}{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('Unsaved: 1 chapter')).toBeVisible();
    expect(button('Title of chapter 2: Lane')).toBeVisible();
  });

  it('closes the hints, wherever the focus is', async () => {
    const { user } = await open([
      { title: 'Gate', start: 0, end: 10 },
      { title: 'Gate', start: 20 },
    ]);
    const hints = screen.getByText(/hints?$/, { selector: 'summary' });
    await user.click(hints);
    expect(hints.closest('details')).toHaveAttribute('open');
    focus('Title of chapter 1');
    await user.keyboard('{Escape}');
    expect(hints.closest('details')).not.toHaveAttribute('open');
    expect(button('Title of chapter 1')).toHaveFocus();
  });
});

it('what was discarded is there again by Undo', async () => {
  const { user } = await open();
  focus('Title of chapter 2');
  await user.keyboard('Lane{Enter}{Escape}');
  await user.click(button('Cancel'));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Changes discarded.')).toBeVisible();
  expect(button('Title of chapter 2: Path')).toBeVisible();
  expect(screen.queryByText(/^Unsaved/)).toBeNull();
  await user.click(screen.getByText('Undo'));
  await waitFor(() => expect(button('Title of chapter 2: Lane')).toBeVisible());
  expect(screen.getByText('Unsaved: 1 chapter')).toBeVisible();
});
