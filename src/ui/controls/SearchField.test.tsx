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

/** Types a text whose results are slow to render, and waits for them. */
async function typeSlowly(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
  // The render time is measured after a paint.
  await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Types two texts, whose slow results make the next ones wait. */
async function typeTwiceSlowly() {
  await typeSlowly('for');
  await typeSlowly('fort');
}

test('results that draw slowly twice wait until the typing pauses', async () => {
  const searched: string[] = [];
  renderComponent(<SlowSearch onSearch={(text) => searched.push(text)} />);
  await typeTwiceSlowly();
  fireEvent.change(field(), { target: { value: 'fort gate' } });
  expect(field()).toHaveValue('fort gate');
  expect(searched).toEqual(['for', 'fort']);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(searched).toEqual(['for', 'fort', 'fort gate']);
  expect(screen.getByRole('status')).toHaveTextContent('fort gate');
});

test('results that drew slowly once, as the first of a visit do, do not wait', async () => {
  const search = jest.fn();
  renderComponent(<SlowSearch onSearch={search} />);
  await typeSlowly('fort');
  fireEvent.change(field(), { target: { value: 'fort gate' } });
  expect(search).toHaveBeenCalledWith('fort gate');
});

test('an emptied field shows all results at once, also where they draw slowly', async () => {
  const searched: string[] = [];
  renderComponent(<SlowSearch onSearch={(text) => searched.push(text)} />);
  await typeTwiceSlowly();
  fireEvent.change(field(), { target: { value: '' } });
  expect(searched).toEqual(['for', 'fort', '']);
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
  await typeTwiceSlowly();
  fireEvent.change(field(), { target: { value: 'fort gate' } });
  rerender(<SlowSearch onSearch={after} />);
  await waitFor(() => expect(after).toHaveBeenCalledWith('fort gate'));
  expect(before).toHaveBeenCalledTimes(2);
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
