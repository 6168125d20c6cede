import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderComponent } from '../../testing/renderComponent';
import { Toolbar } from './Toolbar';

/** Component that re-renders without the toolbar; the first press adds a second button. */
function Growing() {
  const [isGrown, setGrown] = useState(false);
  return (
    <>
      <button onClick={() => setGrown(true)}>Grow</button>
      {isGrown && <button>New</button>}
    </>
  );
}

const tools = () =>
  renderComponent(
    <>
      <button>Before</button>
      <Toolbar label="Tools">
        <button>Undo</button>
        <button disabled>Redo</button>
        <input aria-label="Zoom" type="range" />
        <Growing />
      </Toolbar>
      <button>After</button>
    </>,
  );
const focused = () => document.activeElement;
const named = (name: string) => screen.getByRole('button', { name });

test('its buttons are one Tab stop, the one that had the focus last', async () => {
  const { user } = tools();
  await user.tab();
  await user.tab();
  expect(focused()).toBe(named('Undo'));
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe(named('Grow'));
  await user.tab();
  expect(focused()).toBe(named('After'));
  await user.tab({ shift: true });
  expect(focused()).toBe(named('Grow'));
});

test('arrows, Home and End move between the buttons that can be pressed', async () => {
  const { user } = tools();
  act(() => named('Undo').focus());
  await user.keyboard('{Enter}{ArrowRight}{Enter}');
  await waitFor(() => expect(named('New')).toHaveAttribute('tabindex', '-1'));
  await user.keyboard('{End}');
  expect(focused()).toBe(named('New'));
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe(named('Undo'));
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe(named('Grow'));
  await user.keyboard('{Home}');
  expect(focused()).toBe(named('Undo'));
});

test('a slider in it has a Tab stop and the arrows of its own', async () => {
  const { user } = tools();
  act(() => named('Undo').focus());
  await user.tab();
  expect(focused()).toBe(screen.getByRole('slider', { name: 'Zoom' }));
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe(screen.getByRole('slider', { name: 'Zoom' }));
});
