import { act, configure, fireEvent, screen } from '@testing-library/react';
import { faults, pausedCall } from '../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';
import { gifFile } from '../../../testing/workers/gifFile';
import { pngFile } from '../../../testing/workers/pngFile';

configure({ defaultHidden: true });

let worker: TestWorker;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  const cover = '/media/cover.png';
  await seeds.tour({ isPublished: true, cover, texts: { en: 'Red Fort' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

type View = Awaited<ReturnType<typeof renderConsole>>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function compose(): Promise<View> {
  const view = await renderConsole('/admin/notifications', { worker });
  await screen.findByRole('heading', { level: 1, name: 'Send Push Notification' });
  return view;
}

describe('the picture', () => {
  const input = () => screen.getByLabelText('Upload image', { selector: 'input' });
  const pick = (view: View, file: File) => view.user.upload(input(), file);

  it('is uploaded, shown and taken away', async () => {
    const view = await compose();
    expect(screen.getByText('JPG, PNG up to 2MB')).toBeVisible();
    const paused = pausedCall();
    view.faults.on('POST', /upload-image$/, paused.fault, 1);
    await pick(view, pngFile('a.png'));
    const uploading = await screen.findByRole('button', { name: 'Uploading...' });
    expect(uploading).toHaveAttribute('aria-disabled', 'true');
    expect(uploading).toBeEnabled();
    paused.release();
    expect(await screen.findByText('Uploaded file')).toBeVisible();
    await view.user.click(button('Remove image'));
    expect(screen.queryByText('Uploaded file')).toBeNull();
  });

  it('is of any kind that the picker offers', async () => {
    const view = await compose();
    await pick(view, gifFile());
    expect(await screen.findByText('Uploaded file')).toBeVisible();
  });

  it('is refused over 2 MB or of another kind, and may fail', async () => {
    const view = await compose();
    const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'b.png', { type: 'image/png' });
    await pick(view, large);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'File b.png is too large. Maximum size is 2MB.',
    );
    view.faults.on('POST', /upload-image$/, faults.respond(500, {}), 1);
    await pick(view, pngFile('d.png'));
    expect(await screen.findByText('Failed to upload image. Please try again.')).toBeVisible();
    // A browser's file dialog can be switched to offer all files.
    fireEvent.change(input(), {
      target: { files: [new File(['%PDF'], 'c.pdf', { type: 'application/pdf' })] },
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'File c.pdf is not an accepted file type. Accepted types: image/*',
    );
  });

  it('gives the focus to the way to another one where it was taken away or refused', async () => {
    const view = await compose();
    await pick(view, pngFile('a.png'));
    const remove = await screen.findByRole('button', { name: 'Remove image' });
    act(() => remove.focus());
    await view.user.keyboard('{Enter}');
    expect(button('Upload image')).toHaveFocus();
    const paused = pausedCall();
    view.faults.on('POST', /upload-image$/, paused.fault, 1);
    await pick(view, pngFile('a.png'));
    const uploading = await screen.findByRole('button', { name: 'Uploading...' });
    expect(uploading).toBeEnabled();
    paused.release();
  });
});

it('Use Cover keeps the focus, and says that the cover is used', async () => {
  const view = await compose();
  await view.user.click(screen.getByRole('combobox', { name: /^Notification Action/ }));
  await view.user.click(await screen.findByRole('option', { name: /^Tour/ }));
  await view.user.type(screen.getByRole('combobox', { name: /^Tour/ }), 'Red');
  await view.user.click(await screen.findByRole('option', { name: /Red Fort/ }));
  act(() => button('Use Cover').focus());
  await view.user.keyboard('{Enter}');
  expect(await screen.findByText('Tour cover')).toBeVisible();
  expect(button('Use Cover')).toBeEnabled();
  expect(button('Use Cover')).toHaveFocus();
  expect(button('Use Cover')).toHaveAccessibleDescription('The cover is already the picture.');
});
