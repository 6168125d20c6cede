import { sql } from 'drizzle-orm';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faults, pausedCall } from '../../../testing/faults';
import { forgetConsole, people, renderConsole, testWorker } from '../../../testing/renderConsole';

configure({ defaultHidden: true });

let worker: Awaited<ReturnType<typeof testWorker>>;
let fort: string;
let draft: string;
let playlist: string;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds, database } = worker;
  await seeds.languages('en', 'hi', 'ur');
  await seeds.admin(people.asha, 'owner');
  const cover = '/media/cover.png';
  fort = await seeds.tour({ isPublished: true, cover, texts: { en: 'Red Fort', hi: 'लाल क़िला' } });
  draft = await seeds.tour({ texts: { en: 'Half a Tour' } });
  await database.execute(sql`insert into app_users (language) values ('en'), ('hi'), (null)`);
  await database.execute(sql`insert into devices (app_user_id, platform, push_token)
    select id, 'android', case when language is null then null else 'token-' || language end from app_users`);
  await database.execute(sql`insert into playlists (name, description, is_public, language)
    values ('Forts', null, true, 'en'), ('Mine', 'Not for all', false, 'en')`);
  const found = await worker.call('GET', '/api/public-playlists?search=Forts&lang=en');
  playlist = (await found.json())[0].id;
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const fill = (name: 'title' | 'body' | 'route_id', value: string) => {
  const field = document.querySelector(`form [name="${name}"]`) ?? document.body;
  fireEvent.change(field, { target: { value } });
};

type View = Awaited<ReturnType<typeof renderConsole>>;

async function compose(title: string): Promise<View> {
  const view = await renderConsole('/admin/notifications', { worker });
  await screen.findByRole('heading', { level: 1, name: 'Send Push Notification' });
  await screen.findByText('Expected Recipients: 3');
  fill('title', title);
  fill('body', 'Come and listen');
  return view;
}

async function choose(view: View, label: string, option: RegExp): Promise<void> {
  await view.user.click(screen.getByRole('combobox', { name: new RegExp(`^${label}`) }));
  await view.user.click(await screen.findByRole('option', { name: option }));
}

async function chooseRedFort({ user, faults }: View): Promise<void> {
  await user.type(screen.getByRole('combobox', { name: /^Tour/ }), 'Red');
  await waitFor(() => expect(faults.calls.at(-1)).toMatch(/search\?q=Red&lang=en&limit=20$/));
  await user.click(await screen.findByRole('option', { name: /Red Fort About Red Fort/ }));
}

/** Confirms the dialog; for everyone, types the number of recipients, three. */
async function confirm(view: View, label = 'Send'): Promise<void> {
  const dialog = within(await screen.findByRole('alertdialog'));
  const typed = dialog.queryByRole('textbox');
  if (typed !== null) {
    expect(dialog.getByRole('button', { name: label })).toBeDisabled();
    await view.user.type(typed, '3');
  }
  await view.user.click(dialog.getByRole('button', { name: label }));
}

async function sendToAll(view: View): Promise<void> {
  await view.user.click(button('Send to All Users'));
  await confirm(view);
}

const sends = (view: View) => view.faults.calls.filter((call) => call.startsWith('POST')).length;

async function stored(title: string): Promise<Record<string, unknown>> {
  const { rows } = await worker.database.execute(
    sql`select title, route_type, route_id, target_language, image_url, tour_cover_url
        from notifications where title = ${title}`,
  );
  return rows[0] ?? {};
}

describe('sending', () => {
  it('asks for the number of recipients, shows the counts and starts afresh', async () => {
    const view = await compose('To all');
    expect(screen.getByText('All users receive this notification.')).toBeVisible();
    expect(screen.getByText('Send to everyone')).toBeVisible();
    expect(screen.getByText('6/100')).toBeVisible();
    expect(screen.getByText('15/200')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Usage guide' })).toBeVisible();
    await sendToAll(view);
    const panel = await screen.findByRole('status', { name: 'Success!' });
    expect(panel).toHaveTextContent('Notification sent to 2 users');
    expect(panel).toHaveTextContent('Total users3Sent successfully2Failed1');
    expect(panel).toHaveAttribute('data-tone', 'success');
    expect(document.querySelector('[name="title"]')).toHaveValue('');
    expect(button('Send to All Users')).toBeDisabled();
    expect(sends(view)).toBe(1);
  });

  it('is used again with its tour, unless other words are in the form', async () => {
    const view = await compose('Once more');
    await choose(view, 'Notification Action', /^Tour/);
    await chooseRedFort(view);
    await screen.findByText('Published, with English text.');
    await sendToAll(view);
    await screen.findByRole('status', { name: 'Success!' });
    const again = button('Use again: Once more');
    fill('title', 'Other');
    expect(again).toHaveAttribute('aria-disabled', 'true');
    fill('title', '');
    await view.user.click(again);
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Once more');
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: /^Tour/ })).toHaveValue('Red Fort');
    expect(screen.getByText('Goes to 3 users')).toBeVisible();
  });

  it('says plainly that it reached no one', async () => {
    const view = await compose('To none');
    const counts = { message: 'Sent', total_users: 3, sent_count: 0, failed_count: 3 };
    view.faults.on('POST', /notifications$/, faults.respond(200, counts), 1);
    await sendToAll(view);
    const panel = await screen.findByRole('status', { name: 'No one received it' });
    expect(panel).toHaveAttribute('data-tone', 'warning');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('goes to one language alone, without typing', async () => {
    const view = await compose('To some');
    await choose(view, 'Target Audience', /Hindi Send only to Hindi users/);
    expect(screen.getByText('Expected Recipients: 1')).toBeVisible();
    expect(
      screen.getByText('Only users who selected Hindi receive this notification.'),
    ).toBeVisible();
    await view.user.click(button('Send to Hindi Users'));
    await confirm(view);
    const panel = await screen.findByRole('status', { name: 'Success!' });
    expect(panel).toHaveAttribute('data-tone', 'success');
    expect(await stored('To some')).toMatchObject({ target_language: 'hi' });
  });

  it('warns about an identical one', async () => {
    const view = await compose('Twice');
    for (const label of ['Send', 'Send again']) {
      fill('title', 'Twice');
      fill('body', 'Come and listen');
      await view.user.click(button('Send to All Users'));
      if (label === 'Send again') {
        expect(
          await screen.findByText(/An identical notification was sent on .*, to 2 users/),
        ).toBeVisible();
      }
      await confirm(view, label);
      await screen.findByRole('status', { name: 'Success!' });
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    expect(sends(view)).toBe(2);
  });

  it('shows the server’s message when it fails, and keeps the texts', async () => {
    const view = await compose('Broken');
    view.faults.on(
      'POST',
      /notifications$/,
      faults.respond(500, { message: 'No push service' }),
      1,
    );
    view.faults.on('POST', /notifications$/, faults.html(500), 1);
    for (const message of ['No push service', 'Failed to send notification']) {
      await sendToAll(view);
      expect(await screen.findByText(message)).toBeVisible();
      expect(
        screen.getByText('Some users may have received it. Check before sending again.'),
      ).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    expect(document.querySelector('[name="title"]')).toHaveValue('Broken');
  });

  it('does not know when the response is lost, and does not try again', async () => {
    const view = await compose('Lost');
    view.faults.on('POST', /notifications$/, faults.responseLost(), 1);
    await sendToAll(view);
    expect(await screen.findByRole('status', { name: 'Outcome unknown' })).toHaveTextContent(
      'may have been sent',
    );
    expect(sends(view)).toBe(1);
    expect(document.querySelector('[name="title"]')).toHaveValue('Lost');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await view.user.click(button('Send to All Users'));
    expect(await screen.findByText(/whether it arrived is unknown/)).toBeVisible();
  });

  it('is busy meanwhile', async () => {
    const view = await compose('Slow');
    const paused = pausedCall();
    view.faults.on('POST', /notifications$/, paused.fault);
    await sendToAll(view);
    const sending = button('Sending Notification...');
    expect(sending).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(sending).toHaveFocus());
    await view.user.keyboard('{Enter}');
    paused.release();
    await screen.findByRole('status', { name: 'Success!' });
    expect(sends(view)).toBe(1);
  });
});

describe('the target', () => {
  it('is a tour that is searched for; its cover can be used', async () => {
    const view = await compose('A tour');
    await choose(view, 'Notification Action', /^Tour/);
    await view.user.click(button('Send to All Users'));
    expect(screen.getByText('The tour is missing')).toBeVisible();
    const message = 'Tour selection is required for tour notifications';
    expect(await screen.findByText(message)).toBeVisible();
    await chooseRedFort(view);
    const chosen = screen.getByRole('group', { name: 'Selected' });
    expect(chosen).toHaveTextContent(`Red FortID: ${fort}`);
    expect(await screen.findByText('Published, with English text.')).toBeVisible();

    await view.user.click(button('Use Cover'));
    expect(screen.getByText('Tour cover')).toBeVisible();
    await sendToAll(view);
    await screen.findByRole('status', { name: 'Success!' });
    const sent = await stored('A tour');
    expect(sent).toMatchObject({ route_type: 'tour', route_id: fort, image_url: null });
    expect(sent['tour_cover_url']).toMatch(/cover\.png$/);
  });

  it('is forgotten with the language, its cover too', async () => {
    const view = await compose('Another');
    await choose(view, 'Notification Action', /^Tour/);
    await chooseRedFort(view);
    await view.user.click(button('Use Cover'));
    await choose(view, 'Target Audience', /Urdu/);
    expect(screen.queryByText('Tour cover')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Selected' })).toBeNull();
    expect(screen.getByRole('combobox', { name: /^Tour/ })).toHaveValue('');

    expect(screen.getByText(/^Tour and cover cleared/)).toBeVisible();
    await view.user.click(button('Undo'));
    expect(screen.getByRole('combobox', { name: /^Target Audience/ })).toHaveFocus();
    expect(button('Send to All Users')).toBeEnabled();
    expect(screen.getByRole('group', { name: 'Selected' })).toHaveTextContent('Red Fort');
    expect(screen.getByText('Tour cover')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is warned about when the app cannot show it', async () => {
    const view = await compose('A draft');
    await choose(view, 'Notification Action', /^Tour/);
    await view.user.type(screen.getByRole('combobox', { name: /^Tour/ }), 'Half');
    await view.user.click(await screen.findByRole('option', { name: /Half a Tour/ }));
    expect(screen.getByRole('group', { name: 'Selected' })).toHaveTextContent(draft);
    const message = 'This tour is a draft: the app does not show it.';
    expect(await screen.findByText(message)).toBeVisible();
    const way = screen.getByRole('link', { name: 'Open tour' });
    expect(way).toHaveAttribute('href', `/admin/tours/${draft}`);
    expect(screen.queryByRole('button', { name: 'Use Cover' })).toBeNull();
  });

  it('is a public playlist', async () => {
    const view = await compose('A playlist');
    await choose(view, 'Notification Action', /^Playlist /);
    await view.user.type(screen.getByRole('combobox', { name: /^Playlist/ }), 'o');
    const option = await screen.findByRole('option', { name: /Forts No description · 0 items/ });
    expect(screen.queryByRole('option', { name: /Mine/ })).toBeNull();
    await view.user.click(option);
    expect(screen.getByRole('group', { name: 'Selected' })).toHaveTextContent(
      `Forts0 items · ID: ${playlist}`,
    );
  });

  it('is a private playlist by its id, or a tab', async () => {
    const view = await compose('Private');
    await choose(view, 'Notification Action', /^Private Playlist/);
    expect(
      screen.getByText('Private playlists require manual ID entry for security'),
    ).toBeVisible();
    await view.user.click(button('Send to All Users'));
    expect(
      await screen.findByText('Playlist ID is required for private playlist notifications'),
    ).toBeVisible();
    fill('route_id', 'abc');
    await choose(view, 'Notification Action', /^Playlists/);
    expect(screen.getByRole('combobox', { name: 'Tab to open' })).toHaveTextContent('Public');
    await choose(view, 'Tab to open', /My Playlists/);
    await sendToAll(view);
    await screen.findByRole('status', { name: 'Success!' });
    expect(await stored('Private')).toMatchObject({ route_type: 'playlists', route_id: '1' });
  });
});
