import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faults } from '../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

let worker: TestWorker;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi');
  await worker.seeds.admin(people.asha, 'owner');
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const field = (name: string) => screen.findByRole('textbox', { name });
const fill = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });

test('a description without a title is unsaved, and is not left without a question', async () => {
  const fort = await worker.seeds.tour({ slug: 'fort', texts: { en: 'Red Fort' } });
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${fort}`, { worker });
  await fill('Description (Tour)', 'क़िले के बारे में');
  expect(
    await screen.findByText('Unsaved: 1 text in Hindi. The tour needs a title.'),
  ).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Title is required')).toBeVisible();
  await act(() => view.router.navigate('/admin/languages'));
  await view.user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('grid', { name: 'Languages' })).toBeVisible();
});

test('an emptied description of a tour says that the old one stays, and is it again', async () => {
  const well = await worker.seeds.tour({
    slug: 'stepwell',
    texts: { en: 'Stepwell', hi: 'बावड़ी' },
  });
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${well}`, { worker });
  await fill('Description (Tour)', '');
  expect(await screen.findByText('An empty value is not sent: the old one stays.')).toBeVisible();
  expect(screen.getByText('Unsaved: 1 text in Hindi')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await field('Description (Tour)')).toHaveValue('About बावड़ी'));
  expect(await screen.findByText('No unsaved changes')).toBeVisible();
});

test('a tour that can’t be read keeps the focus, says why, and leads on to one that is here', async () => {
  const { seeds } = worker;
  const add = (slug: string, title: string, date: number) =>
    seeds.tour({ slug, createdAt: new Date(Date.UTC(2031, 0, date)), texts: { en: title } });
  const first = await add('mosque', 'Jama Masjid', 3);
  await add('minar', 'Qutb Minar', 2);
  const third = await add('tomb', 'Safdarjung', 1);
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${third}`, { worker });
  await field('Title (Tour)');
  await act(() => view.router.navigate(`/admin/translate?lang=hi&tour=${first}`));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Jama Masjid' });
  await fill('Title (Tour)', 'जामा मस्जिद');
  await fill('Description (Tour)', 'जामा मस्जिद के बारे में');
  view.faults.on('GET', /sections/, faults.networkLost());
  await view.user.click(screen.getByRole('button', { name: 'Save and next tour' }));
  await waitFor(() => expect(heading).toHaveTextContent('Qutb Minar'));
  expect(await screen.findByText('The sections could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
  await view.user.click(screen.getByRole('button', { name: 'Next tour on this device' }));
  await waitFor(() => expect(heading).toHaveTextContent('Safdarjung'));
  expect(await field('Title (Tour)')).toHaveFocus();
});

test('texts that were left unsaved by Skip are said to be kept, with the way back', async () => {
  const { seeds } = worker;
  const createdAt = new Date(Date.UTC(2030, 0, 1));
  const garden = await seeds.tour({ slug: 'garden', createdAt, texts: { en: 'Lodi Garden' } });
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${garden}`, { worker });
  await fill('Title (Tour)', 'लोदी उद्यान');
  const heading = screen.getByRole('heading', { level: 1 });
  await view.user.click(screen.getByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(heading).not.toHaveTextContent('Lodi Garden'));
  const note = await screen.findByText(/^Not saved, kept on this device/);
  expect(note).toHaveAttribute('role', 'status');
  await view.user.click(within(note).getByRole('link', { name: 'Lodi Garden' }));
  await waitFor(async () => expect(await field('Title (Tour)')).toHaveValue('लोदी उद्यान'));
  expect(screen.queryByText(/^Not saved, kept on this device/)).toBeNull();
});
