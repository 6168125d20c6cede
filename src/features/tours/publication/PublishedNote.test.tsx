import { render, screen, waitFor } from '@testing-library/react';
import { type TourView } from '../../../state/select/tourViews';
import { PublishedNote } from './PublishedNote';

const mockAsked = jest.fn();
jest.mock('./PublishedBanner', () => {
  mockAsked();
  if (mockAsked.mock.calls.length > 1) return { PublishedBanner: () => <p>Published</p> };
  throw Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
});

test('a note whose code does not come leaves the page as it is, and is asked for with the next tour', async () => {
  // The banner, which reads the tour, is mocked.
  const tour = { id: 't' } as TourView;
  const page = (published: TourView | null) => (
    <>
      <p>The list</p>
      <PublishedNote published={published} undo={() => undefined} dismiss={() => undefined} />
    </>
  );
  const { rerender } = render(page(tour));
  await waitFor(() => expect(mockAsked).toHaveBeenCalledTimes(1));
  rerender(page(null));
  rerender(page(tour));
  expect(await screen.findByText('Published')).toBeVisible();
  expect(screen.getByText('The list')).toBeVisible();
});
