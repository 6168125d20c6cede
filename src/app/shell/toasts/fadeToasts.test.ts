import { watchUnderToasts } from './fadeToasts';

const rect = (left: number, top: number) => new DOMRect(left, top, 100, 40);

const page = `<button id="edit">Edit</button><input id="title" /><input id="tick" type="checkbox" />
  <div class="Toasts"><p id="one"></p><p id="two"></p></div>`;
const places = {
  edit: rect(1300, 120),
  title: rect(1350, 130),
  tick: rect(1350, 130),
  one: rect(1300, 118),
  two: rect(1300, 170),
};

let stop: () => void;

beforeEach(() => {
  stop = watchUnderToasts();
  document.body.innerHTML = page;
  for (const [id, place] of Object.entries(places)) {
    const element = document.getElementById(id);
    if (element !== null) element.getBoundingClientRect = () => place;
  }
});
afterEach(() => stop());

const marks = (name: string) =>
  [...document.querySelectorAll(`.Toasts > [${name}]`)].map(({ id }) => id);

function movePointer(clientX: number, clientY: number): void {
  document.dispatchEvent(
    Object.assign(new Event('pointermove', { bubbles: true }), { clientX, clientY }),
  );
}

describe('a toast', () => {
  it('is faded while the pointer that moved onto it is there', () => {
    movePointer(700, 180);
    movePointer(1310, 180);
    expect(marks('data-pointed')).toEqual(['two']);
    movePointer(1311, 181);
    expect(marks('data-pointed')).toEqual(['two']);
    movePointer(700, 180);
    expect(marks('data-pointed')).toEqual([]);
  });

  it('is not faded by a pointer that rested where it came, until that comes again', () => {
    const toasts = document.querySelector('.Toasts');
    toasts?.remove();
    movePointer(1310, 130);
    document.body.append(toasts ?? '');
    movePointer(1311, 131);
    expect(marks('data-pointed')).toEqual([]);
    movePointer(700, 131);
    movePointer(1311, 131);
    expect(marks('data-pointed')).toEqual(['one']);
  });

  it('is faded over the field with the caret, not over a button or a checkbox with the focus', () => {
    for (const id of ['edit', 'tick']) {
      document.getElementById(id)?.focus();
      expect(marks('data-over-caret')).toEqual([]);
    }
    document.getElementById('title')?.focus();
    expect(marks('data-over-caret')).toEqual(['one']);
    document.getElementById('edit')?.focus();
    expect(marks('data-over-caret')).toEqual([]);
  });
});
