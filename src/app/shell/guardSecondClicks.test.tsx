import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { guardSecondClicks } from './guardSecondClicks';

const press = jest.fn();
let stop: () => void;
beforeEach(() => {
  press.mockReset();
  stop = guardSecondClicks();
});
afterEach(() => stop());

/** A page with a dialog, or a form, that closes on the click that confirms it. */
function Page({ isForm = false }: { isForm?: boolean }) {
  const [isOpen, setOpen] = useState(true);
  const button = (
    <button type="button" onClick={() => setOpen(false)}>
      Replace
    </button>
  );
  return (
    <>
      <button onPointerDown={press} onMouseDown={press} onClick={press} onDoubleClick={press}>
        Delete chapter
      </button>
      {isOpen && (isForm ? <form>{button}</form> : <div role="alertdialog">{button}</div>)}
    </>
  );
}

function click(name: string, at: { clientX: number; clientY: number; detail: number }) {
  const button = screen.getByRole('button', { name });
  // Pointer events in jsdom lack coordinates.
  fireEvent(button, new MouseEvent('pointerdown', { ...at, bubbles: true, cancelable: true }));
  fireEvent.mouseDown(button, at);
  fireEvent.click(button, at);
}

const here = { clientX: 300, clientY: 200 };

it('the second click on a dialog that closed presses nothing below, and a third one does', () => {
  renderComponent(<Page />);
  click('Replace', { ...here, detail: 1 });
  click('Delete chapter', { ...here, clientX: 302, detail: 2 });
  expect(press).not.toHaveBeenCalled();
  // Keyboard activation.
  fireEvent.click(screen.getByRole('button'), { detail: 0 });
  expect(press).toHaveBeenCalledTimes(1);
  click('Delete chapter', { clientX: 340, clientY: 200, detail: 1 });
  expect(press).toHaveBeenCalledTimes(4);
});

it('the second click on a form that closed presses nothing below', () => {
  renderComponent(<Page isForm />);
  click('Replace', { ...here, detail: 1 });
  click('Delete chapter', { ...here, detail: 2 });
  expect(press).not.toHaveBeenCalled();
});

it('a double click on the page is its own', () => {
  renderComponent(<Page />);
  click('Delete chapter', { ...here, detail: 1 });
  click('Delete chapter', { ...here, detail: 2 });
  expect(press).toHaveBeenCalledTimes(6);
});
