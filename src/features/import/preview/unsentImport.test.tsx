import { act, screen, waitFor } from '@testing-library/react';
import { faults, pausedCall } from '../../../testing/faults';
import { chooseFile, previewRows, setUpImportTests } from '../../../testing/setUpImportTests';

let fort: string;

const { open, worker } = setUpImportTests(async (seeds) => {
  await seeds.tour({ slug: 'taj-mahal', texts: { en: 'Taj Mahal' } });
  fort = await seeds.tour({ slug: 'red-fort', texts: { en: 'Red Fort' } });
});

test('rows that are not sent yet are called saved here, and imported once they are', async () => {
  const view = await open();
  const rows =
    'slug,language,title,city\ntaj-mahal,en,The Taj,\nred-fort,Hindi,लाल क़िला,Old Delhi\n';
  await previewRows(view, rows);
  const importButton = await screen.findByRole('button', { name: /^Import 2 rows/ });
  for (const method of ['GET', 'PATCH', 'POST']) view.faults.on(method, /./, faults.networkLost());
  await view.user.click(importButton);
  expect(await screen.findByText('2 rows saved on this device')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Saved here')).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'All saved on this device' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Saved 2' })).toBeInTheDocument();
  expect(screen.queryByText(/imported/i)).toBeNull();

  view.faults.clear();
  await view.console.outbox.sendNow(true);
  expect(await screen.findByText('2 rows imported')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Imported')).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'All imported' })).toBeDisabled();
  expect(screen.queryByText('Saved here')).toBeNull();
});

test('a run that loses the network says what was imported and what is saved here', async () => {
  const view = await open();
  const rows = 'slug,language,title\ntaj-mahal,en,Taj\nred-fort,en,Lal Qila\n';
  await previewRows(view, rows);
  const importButton = await screen.findByRole('button', { name: /^Import 2 rows/ });
  let calls = 0;
  view.faults.on('PATCH', /translations/, (passOn) => {
    calls += 1;
    return calls === 1 ? passOn() : faults.networkLost()(passOn);
  });
  await view.user.click(importButton);
  expect(await screen.findByText('1 row imported, 1 saved on this device')).toBeVisible();
  expect(await screen.findByText('Imported')).toBeVisible();
  expect(await screen.findByText('Saved here')).toBeVisible();
});

test('a row whose tour somebody changed meanwhile needs a decision, and leads to it', async () => {
  const view = await open();
  const rows = 'slug,language,title\nred-fort,en,The fort of Delhi\n';
  await previewRows(view, rows);
  const importButton = await screen.findByRole('button', { name: /^Import 1 row/ });
  const json = { title: 'The Red Fort of Delhi' };
  await worker().call('PATCH', `/api/tours/${fort}/translations/en`, { json });
  await view.user.click(importButton);
  expect(await screen.findByText('1 row needs your decision')).toBeVisible();
  const chip = await screen.findByRole('link', { name: /Needs attention/ });
  expect(chip).toHaveAttribute('href', '/admin/outbox');
});

test('a run that is left stops, and its other rows are there on return', async () => {
  const view = await open();
  const rows = 'slug,language,title\ntaj-mahal,en,First\nred-fort,en,Second\n';
  await chooseFile(view, rows);
  const importButton = await screen.findByRole('button', { name: /^Import 2 rows/ });
  const paused = pausedCall();
  view.faults.on('PATCH', /translations/, paused.fault);
  await view.user.click(importButton);
  expect(await screen.findByText('Importing 0 of 2 rows')).toBeVisible();
  await act(() => view.router.navigate('/admin/languages'));
  expect(await screen.findByText('Stop and leave?')).toBeVisible();
  expect(screen.getByText(/^The rows that are not imported yet will be here/)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Leave' }));
  await screen.findByRole('grid', { name: 'Languages' });
  await act(() => view.router.navigate('/admin/tours/import'));
  expect(await screen.findByText('tours.csv')).toBeVisible();
  paused.release();
});

test('a list that the network lost is read again once it is back', async () => {
  const view = await open();
  const input = await screen.findByLabelText('Choose a CSV file', { selector: 'input' });
  view.faults.on('GET', /./, faults.networkLost());
  const rows = 'slug,language,title\ntaj-mahal,en,Anew\n';
  await view.user.upload(input, new File([rows], 'tours.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/VITE_WORKER_URL/)).toBeVisible();
  view.faults.clear();
  await act(async () => view.console.reachability.networkReturned());
  await screen.findByRole('button', { name: /^Import 1 row/ });
  await waitFor(() => expect(screen.queryByText(/VITE_WORKER_URL/)).toBeNull());
});
