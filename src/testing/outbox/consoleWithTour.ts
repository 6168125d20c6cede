import { type Edit } from '../../state/outbox/edit';
import { tourReceived } from '../../state/model/toursSlice';
import { selectTour } from '../../state/select/selectTours';
import { createConsoleStore } from '../../state/start/store';
import { taj } from '../openOutboxTab';
import { stubGateway } from '../stubGateway';

const auth = stubGateway();

export const tour = { ...taj, updated_at: '2025-01-01T00:00:00Z' };

/** A console on a fake worker that stores one tour and refuses calls on demand. */
export function consoleWithTour() {
  const stored: Record<string, unknown> = { ...tour };
  const worker = { refuses: false };
  const { store } = createConsoleStore({
    services: {
      workerUrl: '',
      auth,
      fetch: async (_input, init) => {
        if (worker.refuses) return new Response('{"error":"no"}', { status: 500 });
        if (typeof init?.body === 'string') Object.assign(stored, JSON.parse(init.body));
        return new Response(JSON.stringify([stored]));
      },
      sendForm: () => Promise.reject(new TypeError()),
    },
  });
  store.dispatch(tourReceived(tour));
  return { store, stored, worker, view: () => selectTour(store.getState(), 't1', 'en') };
}

export const silent = { done: null, failed: null };
export const retitle = (title: string): Edit => ({
  entity: 'tourTranslation',
  action: 'update',
  ref: { tourId: 't1', language: 'en' },
  fields: { title },
});
export const publish: Edit = {
  entity: 'tour',
  action: 'update',
  ref: { tourId: 't1', language: 'en' },
  fields: { is_published: true, published_at: '2025-02-01T00:00:00Z' },
};
