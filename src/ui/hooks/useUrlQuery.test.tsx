import { useLayoutEffect } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router-dom';
import { useUrlQuery } from './useUrlQuery';

function Search() {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useUrlQuery(params.get('q') ?? '', (typed) =>
    setParams({ q: typed }, { replace: true }),
  );
  return (
    <>
      <input aria-label="Search" value={query} onChange={({ target }) => setQuery(target.value)} />
      <Link to="/next">Next</Link>
    </>
  );
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

test('following a link right after typing is not undone by the delayed query', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const router = createMemoryRouter(
    [
      { path: '/list', Component: Search },
      {
        path: '/next',
        lazy: async () => {
          await arrived;
          return { Component: () => <h1>Arrived</h1> };
        },
      },
    ],
    { initialEntries: ['/list'] },
  );
  render(<RouterProvider router={router} useTransitions={false} />);
  fireEvent.change(await screen.findByLabelText('Search'), { target: { value: 'taj' } });
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  await wait(300);
  arrive();
  expect(await screen.findByRole('heading', { name: 'Arrived' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/next');
});

test('the query is written to the URL after a short delay', async () => {
  const router = createMemoryRouter([{ path: '/list', Component: Search }], {
    initialEntries: ['/list'],
  });
  render(<RouterProvider router={router} useTransitions={false} />);
  fireEvent.change(await screen.findByLabelText('Search'), { target: { value: 'taj' } });
  await wait(300);
  expect(router.state.location.search).toBe('?q=taj');
});

test('the way back leads to the whole query, however soon the page is left', async () => {
  const router = createMemoryRouter(
    [
      { path: '/list', Component: Search },
      { path: '/next', element: <h1>Arrived</h1> },
    ],
    { initialEntries: ['/list'] },
  );
  render(<RouterProvider router={router} useTransitions={false} />);
  const field = await screen.findByLabelText('Search');
  field.focus();
  fireEvent.change(field, { target: { value: 'taj' } });
  field.blur();
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'Arrived' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByLabelText('Search')).toHaveValue('taj');
});

/** Blurs the field as soon as its last text is committed. */
function HastySearch() {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useUrlQuery(params.get('q') ?? '', (typed) =>
    setParams({ q: typed }, { replace: true }),
  );
  useLayoutEffect(() => {
    if (query === 'taj') document.dispatchEvent(new FocusEvent('focusout'));
  }, [query]);
  return (
    <input aria-label="Search" value={query} onChange={({ target }) => setQuery(target.value)} />
  );
}

test('a field that is left as soon as its text is drawn writes the whole text', async () => {
  const router = createMemoryRouter([{ path: '/list', Component: HastySearch }], {
    initialEntries: ['/list'],
  });
  render(<RouterProvider router={router} useTransitions={false} />);
  const field = await screen.findByLabelText('Search');
  fireEvent.change(field, { target: { value: 'ta' } });
  fireEvent.change(field, { target: { value: 'taj' } });
  expect(router.state.location.search).toBe('?q=taj');
});
