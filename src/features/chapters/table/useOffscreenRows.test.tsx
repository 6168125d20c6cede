import { act, render, screen } from '@testing-library/react';
import { useOffscreenRows } from './useOffscreenRows';

const watched = new Set<Element>();
let notify: (seen: ReadonlyMap<Element, boolean>) => void;

class ManualObserver {
  constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    notify = (seen) =>
      callback([...seen].map(([target, isIntersecting]) => ({ target, isIntersecting })));
  }
  observe(row: Element) {
    watched.add(row);
  }
  unobserve(row: Element) {
    watched.delete(row);
  }
}

function Rows({ names }: { names: string[] }) {
  const watchRow = useOffscreenRows();
  return names.map((name) => (
    <p key={name} ref={watchRow}>
      {name}
    </p>
  ));
}

const before = window.IntersectionObserver;
beforeAll(() => void Object.assign(window, { IntersectionObserver: ManualObserver }));
afterAll(() => void Object.assign(window, { IntersectionObserver: before }));

test('a row is marked while it is far out of sight, and watched while it is there', () => {
  const { rerender, unmount } = render(<Rows names={['a', 'b']} />);
  const [a, b] = [screen.getByText('a'), screen.getByText('b')];
  expect([...watched]).toEqual([a, b]);
  act(() =>
    notify(
      new Map([
        [a, true],
        [b, false],
      ]),
    ),
  );
  expect(a).not.toHaveAttribute('data-offscreen');
  expect(b).toHaveAttribute('data-offscreen');

  rerender(<Rows names={['b', 'c']} />);
  expect([...watched]).toEqual([b, screen.getByText('c')]);
  expect(b).toHaveAttribute('data-offscreen');
  act(() => notify(new Map([[b, true]])));
  expect(b).not.toHaveAttribute('data-offscreen');
  unmount();
  expect(watched.size).toBe(0);
});
