import { screen, waitFor, within } from '@testing-library/react';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';
import { faults } from '../../../testing/faults';
import { renderConsole } from '../../../testing/renderConsole';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open, sound, worker } = setUpEditorTests();

async function openPlayer() {
  const view = await open([{ title: 'Gate', start: 0 }]);
  const play = screen.getByRole('button', { name: 'Play' });
  await waitFor(() => expect(play).toBeEnabled());
  return { ...view, play, plays: () => view.sent('POST /api/sections') };
}

describe('playing a recording', () => {
  it('counts once for its section and language, when it is really played', async () => {
    const { user, play, plays, sectionId } = await openPlayer();
    await user.click(screen.getByRole('option', { name: /^Gate/ }));
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await user.click(play);
    expect(plays()).toEqual([]);
    sound.playTo(3);
    await waitFor(() =>
      expect(plays()).toEqual([`POST /api/sections/${sectionId}/play?language=en`]),
    );
    await user.click(play);
    await user.click(play);
    sound.playTo(9);
    expect(plays()).toHaveLength(1);
    expect(screen.queryByText('Failed to update play statistics')).toBeNull();
  });

  it('counts once more for another recording', async () => {
    const tourId = await worker().seeds.tour();
    const sectionId = await worker().seeds.section(tourId, { texts: { en: 'Gate', hi: 'द्वार' } });
    const { seeds } = worker();
    for (const language of ['en', 'hi']) {
      await seeds.media({ tourId, sectionId, type: 'audio', duration: 60, language });
    }
    const path = `/admin/tours/${tourId}/sections/${sectionId}/audio`;
    const view = await renderConsole(path, { worker: worker() });
    const plays = () => view.faults.calls.filter((call) => call.includes('/play?'));
    const playFor = async () => {
      const play = await screen.findByRole('button', { name: 'Play' });
      await waitFor(() => expect(play).toBeEnabled());
      await view.user.click(play);
      sound.playTo(3);
    };
    await playFor();
    await waitFor(() => expect(plays()).toHaveLength(1));
    const recordings = within(screen.getByRole('list', { name: 'Recordings' }));
    const [, hindi] = recordings.getAllByRole('button', { name: /A title$/ });
    if (hindi === undefined) throw new Error('No Hindi recording');
    await view.user.click(hindi);
    await screen.findByRole('region', { name: 'Hindi audio' });
    await playFor();
    await waitFor(() => expect(plays()).toHaveLength(2));
    expect(plays()[1]).toBe(`POST /api/sections/${sectionId}/play?language=hi`);
  });

  it('says when the count failed', async () => {
    const view = await openPlayer();
    view.faults.on('POST', /play$/, faults.respond(500, { message: 'Broken' }));
    await view.user.click(view.play);
    sound.playTo(3);
    expect(await screen.findAllByText('Failed to update play statistics')).toHaveLength(1);
    expect(view.plays()).toHaveLength(1);
  });

  it('shows nothing to a person who has signed out meanwhile', async () => {
    const view = await openPlayer();
    view.faults.on('POST', /play$/, faults.respond(401, { error: 'expired' }));
    await view.user.click(view.play);
    sound.playTo(3);
    await waitFor(() => expect(view.currentPath()).toBe('/login'));
    expect(screen.queryByText('Failed to update play statistics')).toBeNull();
  });
});
