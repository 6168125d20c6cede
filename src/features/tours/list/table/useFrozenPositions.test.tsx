import { renderHook } from '@testing-library/react';
import { type TourView } from '../../../../state/select/tourViews';
import { useFrozenPositions } from './useFrozenPositions';

const tour = (id: string): TourView => ({ id, is_published: false }) as TourView; // the other fields are not read
const published = (before: TourView): TourView => ({ ...before, is_published: true });

describe('the places of tours whose status is changed in their rows', () => {
  it('draw nothing at the click, and count when the tour changes', () => {
    const [a, b] = [tour('a'), tour('b')];
    const first = [a, b];
    let draws = 0;
    const { result, rerender } = renderHook(
      ({ tours, viewKey }) => {
        draws += 1;
        return useFrozenPositions(tours, viewKey);
      },
      { initialProps: { tours: first, viewKey: 'all' } },
    );
    const drawsBefore = draws;
    result.current.freezePosition(a);
    expect(draws).toBe(drawsBefore);
    expect(result.current.listed).toBe(first);

    const changed = published(a);
    rerender({ tours: [changed, b], viewKey: 'all' });
    expect(result.current.listed).toEqual([{ ...changed, listedAs: a }, b]);

    const [rowOfA] = result.current.listed;
    result.current.freezePosition(b);
    rerender({ tours: [changed, published(b)], viewKey: 'all' });
    expect(result.current.listed[0]).toBe(rowOfA);
    expect(result.current.listed[1]).toMatchObject({ is_published: true, listedAs: b });
  });

  it('are those before the first of several changes, until the filter changes', () => {
    const a = tour('a');
    const initialProps = { tours: [a], viewKey: 'draft' };
    const { result, rerender } = renderHook(
      ({ tours, viewKey }) => useFrozenPositions(tours, viewKey),
      {
        initialProps,
      },
    );
    result.current.freezePosition(a);
    const changed = published(a);
    rerender({ tours: [changed], viewKey: 'draft' });
    result.current.freezePosition(changed);
    const again = { ...changed, is_published: false };
    rerender({ tours: [again], viewKey: 'draft' });
    expect(result.current.listed).toEqual([{ ...again, listedAs: a }]);
    const withoutPlaces = [again];
    rerender({ tours: withoutPlaces, viewKey: 'published' });
    expect(result.current.listed).toBe(withoutPlaces);
  });
});
