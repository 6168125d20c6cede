import { useState } from 'react';
import { screen } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { SearchField } from './SearchField';

function Search() {
  const [text, setText] = useState('');
  return (
    <>
      <textarea aria-label="Notes" />
      <SearchField label="Search tours" value={text} onChange={setText} />
    </>
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Search tours' });

test('a slash anywhere comes here, one that is being typed does not', async () => {
  const { user } = renderComponent(<Search />);
  await user.keyboard('/');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), '1/2');
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('1/2');
});

test('it is emptied by its button and by Escape', async () => {
  const { user } = renderComponent(<Search />);
  await user.type(field(), 'fort');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  await user.keyboard('tomb{Escape}');
  expect(field()).toHaveValue('');
});
