import { useLayoutEffect, useState } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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

interface SlowSearchProps {
  onSearch: (text: string) => void;
  /** True when the page renders as slowly as its results. */
  isSlowPage?: boolean;
}

/** Search whose results take 200 ms to render. */
function SlowSearch({ onSearch, isSlowPage = false }: SlowSearchProps) {
  const [text, setText] = useState('');
  useLayoutEffect(() => {
    const end = performance.now() + 200;
    while ((text !== '' || isSlowPage) && performance.now() < end);
  }, [text, isSlowPage]);
  const search = (typed: string) => {
    onSearch(typed);
    setText(typed);
  };
  return (
    <>
      <output>{text}</output>
      <SearchField label="Search tours" value={text} onChange={search} />
    </>
  );
}

/** Types a text whose results are slow to render. */
async function typeSlowly() {
  fireEvent.change(field(), { target: { value: 'fort' } });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('fort'));
  // The render time is measured after a paint.
  await new Promise((resolve) => setTimeout(resolve, 50));
}

test('results that draw slowly wait until the typing pauses', async () => {
  const searched: string[] = [];
  renderComponent(<SlowSearch onSearch={(text) => searched.push(text)} />);
  await typeSlowly();
  fireEvent.change(field(), { target: { value: 'fort gate' } });
  expect(field()).toHaveValue('fort gate');
  expect(searched).toEqual(['fort']);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(searched).toEqual(['fort', 'fort gate']);
  expect(screen.getByRole('status')).toHaveTextContent('fort gate');
});

test('an emptied field shows all results at once, also where they draw slowly', async () => {
  const searched: string[] = [];
  renderComponent(<SlowSearch onSearch={(text) => searched.push(text)} />);
  await typeSlowly();
  fireEvent.change(field(), { target: { value: '' } });
  expect(searched).toEqual(['fort', '']);
});

test('on a page that drew slowly the first results wait too', async () => {
  const search = jest.fn();
  renderComponent(<SlowSearch isSlowPage onSearch={search} />);
  fireEvent.change(field(), { target: { value: 'fort' } });
  expect(search).not.toHaveBeenCalled();
  await waitFor(() => expect(search).toHaveBeenCalledWith('fort'));
});

test('a text that waited goes to the search as it is by then', async () => {
  const [before, after] = [jest.fn(), jest.fn()];
  const { rerender } = renderComponent(<SlowSearch onSearch={before} />);
  await typeSlowly();
  fireEvent.change(field(), { target: { value: 'fort gate' } });
  rerender(<SlowSearch onSearch={after} />);
  await waitFor(() => expect(after).toHaveBeenCalledWith('fort gate'));
  expect(before).toHaveBeenCalledTimes(1);
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
