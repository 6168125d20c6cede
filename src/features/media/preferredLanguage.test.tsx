import { act, configure, screen, waitFor } from '@testing-library/react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';
import { FakeMediaElements } from '../../testing/recordings/FakeMediaElements';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

configure({ defaultHidden: true });

let worker: TestWorker;
beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.admin(people.asha, 'owner');
  await worker.seeds.languages('en', 'hi', 'ur', 'ta');
  new FakeMediaElements().install((url) =>
    Promise.resolve(worker.worker.request(new URL(url).pathname)),
  );
});
afterAll(() => worker.close());
afterEach(forgetConsole);

async function newSection(titles: Record<string, string>) {
  const tourId = await worker.seeds.tour();
  const sectionId = await worker.seeds.section(tourId, { texts: { en: 'Gate', hi: 'द्वार' } });
  for (const [language, title] of Object.entries(titles)) {
    const { id } = await worker.seeds.media({ tourId, sectionId, type: 'audio', language });
    await worker.call('PATCH', `/api/media/${id}`, { json: { title } });
  }
  return `/admin/tours/${tourId}/sections/${sectionId}/audio`;
}

const opened = () => screen.getByRole('heading', { level: 2, name: /^(?!Recordings)/ });

test('a chosen language is kept from section to section, where there is a recording in it', async () => {
  const first = await newSection({ en: 'First', hi: 'पहला' });
  const view = await renderConsole(first, { worker });
  await view.user.click(await screen.findByRole('button', { name: /पहला$/ }));
  await waitFor(() => expect(view.router.state.location.search).toContain('recording='));
  const visit = async (titles: Record<string, string>, expected: string) => {
    const path = await newSection(titles);
    await act(() => view.router.navigate(path));
    await waitFor(() => expect(opened()).toHaveTextContent(expected));
    expect(view.router.state.location.search).toBe('');
  };
  await visit({ en: 'Second', hi: 'दूसरा' }, 'दूसरा');
  await visit({ en: 'Third', ur: 'تیسرا' }, 'Third');
  await visit({ en: 'Fourth', hi: 'चौथा' }, 'चौथा');
  await view.user.click(screen.getByRole('button', { name: /Fourth$/ }));
  await waitFor(() => expect(opened()).toHaveTextContent('Fourth'));
  await visit({ en: 'Fifth', hi: 'पाँचवाँ' }, 'Fifth');
});
