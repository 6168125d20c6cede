import { createConsoleStore } from '../../state/start/store';
import { rememberAdmin } from '../../state/session/knownAdmin';
import { sessionFound, sessionMissed } from '../../state/session/sessionSlice';
import { toursEndpoints } from '../../state/endpoints/toursEndpoints';
import { toursReceived } from '../../state/model/toursSlice';
import { stubGateway } from '../../testing/stubGateway';
import { prefetchTours } from './prefetchTours';

const person = { id: 'asha', email: null, fullName: null, avatarUrl: null };

function open(path = '/admin/tours') {
  const requests: string[] = [];
  const console = createConsoleStore({
    services: {
      workerUrl: 'https://worker.test',
      auth: stubGateway(),
      fetch: async (input) => {
        requests.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
        return Response.json([]);
      },
      sendForm: () => Promise.reject(),
    },
  });
  prefetchTours(console, path);
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  return {
    ...console,
    listRequests: () => requests.filter((each) => each === '/api/tours'),
    settle,
  };
}

beforeEach(() => {
  localStorage.clear();
  rememberAdmin('asha');
});

test('the list is requested once the person is known, and the screen shares the call', async () => {
  const { store, listRequests, settle } = open();
  await settle();
  expect(listRequests()).toEqual([]);
  store.dispatch(sessionFound(person));
  void store.dispatch(toursEndpoints.endpoints.getTours.initiate({ language: 'en' }));
  await settle();
  expect(listRequests()).toEqual(['/api/tours']);
});

test('it is not requested for another screen, a person who is no known admin, or without a session', async () => {
  const other = open('/admin/tours/create');
  other.store.dispatch(sessionFound(person));
  const stranger = open();
  stranger.store.dispatch(sessionFound({ ...person, id: 'ravi' }));
  const nobody = open();
  nobody.store.dispatch(sessionMissed());
  await nobody.settle();
  expect([other, stranger, nobody].flatMap(({ listRequests }) => listRequests())).toEqual([]);
});

test('a cached list is shown first, and requested by its screen', async () => {
  const { store, listRequests, settle } = open();
  store.dispatch(
    toursReceived({ rows: [], language: 'en', fetchedAt: 1, isComplete: true, referredIds: [] }),
  );
  store.dispatch(sessionFound(person));
  await settle();
  expect(listRequests()).toEqual([]);
});
