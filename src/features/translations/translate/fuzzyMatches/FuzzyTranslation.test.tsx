import { screen, waitFor } from '@testing-library/react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../../testing/renderConsole';

/** Reports every element as in view. */
class SightObserver {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(target: Element) {
    const entry = { isIntersecting: true, target, boundingClientRect: { top: 0 } };
    const entries: unknown[] = [entry];
    Reflect.apply(this.#report, undefined, [entries, this]);
  }
  unobserve() {}
  disconnect() {}
}

const before = window.IntersectionObserver;
let worker: TestWorker;
let fort: string;

beforeAll(async () => {
  Object.assign(window, { IntersectionObserver: SightObserver });
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  await seeds.tour({ slug: 'east', texts: { en: 'The East Gate', hi: 'पूर्वी द्वार' } });
  await seeds.tour({ slug: 'mosque', texts: { en: 'The Great Mosque', hi: 'जामा मस्जिद' } });
  fort = await seeds.tour({ slug: 'west', texts: { en: 'The West Gate' } });
});
afterAll(() => {
  Object.assign(window, { IntersectionObserver: before });
  return worker.close();
});
afterEach(forgetConsole);

const open = () => renderConsole(`/admin/translate?lang=hi&tour=${fort}`, { worker });
const field = (name: string) => screen.findByRole('textbox', { name });

test('the translation of the text most like a source is offered, with its share and the words that differ', async () => {
  const view = await open();
  const offer = await screen.findByRole('button', { name: /^Title for Tour: पूर्वी द्वार 69% like/ });
  expect(offer.querySelector('del')).toHaveTextContent('East');
  expect(offer.querySelector('ins')).toHaveTextContent('West');
  await view.user.click(offer);
  const title = await field('Title (Tour)');
  await waitFor(() => expect(title).toHaveValue('पूर्वी द्वार'));
  expect(title).toHaveFocus();
  expect(offer).not.toBeVisible();
});

test('the key of suggestions takes it, and “Use all suggestions” does not', async () => {
  const view = await open();
  await screen.findByRole('button', { name: /^Title for Tour: पूर्वी/ });
  await screen.findByRole('button', { name: /^Description for Tour: / });
  expect(screen.queryByRole('button', { name: /^Use all/ })).toBeNull();
  (await field('Title (Tour)')).focus();
  await view.user.keyboard('{Alt>}u{/Alt}');
  await waitFor(async () => expect(await field('Title (Tour)')).toHaveValue('पूर्वी द्वार'));
  expect(await field('Description (Tour)')).toHaveValue('About पूर्वी द्वार');
});
