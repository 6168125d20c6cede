import { fadeToasts } from './fadeToasts';

const place = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 40 });

function put(markup: string, places: Record<string, ReturnType<typeof place>>) {
  document.body.innerHTML = markup;
  for (const [id, at] of Object.entries(places)) {
    const element = document.getElementById(id);
    if (element !== null) element.getBoundingClientRect = () => ({ ...new DOMRect(), ...at });
  }
  return (id: string) => document.getElementById(id)?.hasAttribute('data-faded');
}

const page =
  '<h1 id="title" tabindex="-1">T</h1><button id="edit">Edit</button><div class="Toasts"><p id="one"></p><p id="two"></p></div>';
const places = {
  title: place(1300, 120),
  edit: place(1350, 130),
  one: place(1300, 118),
  two: place(1300, 170),
};

describe('a toast', () => {
  it('is faded while the pointer is under it, and shown again then', () => {
    const isFaded = put(page, places);
    expect(fadeToasts({ left: 1310, right: 1311, top: 180, bottom: 181 })).toBe(2);
    expect([isFaded('one'), isFaded('two')]).toEqual([false, true]);
    fadeToasts({ left: 700, right: 701, top: 180, bottom: 181 });
    expect([isFaded('one'), isFaded('two')]).toEqual([false, false]);
  });

  it('stays as it is under the pointer where it has a button', () => {
    const isFaded = put(page.replace('id="two">', 'id="two"><button>Decide</button>'), places);
    fadeToasts({ left: 1310, right: 1311, top: 180, bottom: 181 });
    expect(isFaded('two')).toBe(false);
  });

  it('is faded over the control that has the focus, not over a title', () => {
    const isFaded = put(page, places);
    document.getElementById('edit')?.focus();
    fadeToasts(null);
    expect([isFaded('one'), isFaded('two')]).toEqual([true, false]);
    document.getElementById('title')?.focus();
    fadeToasts(null);
    expect(isFaded('one')).toBe(false);
  });
});
