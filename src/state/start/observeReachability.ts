import { withDeadline } from '../../platform/callDeadline';
import { withUploadDeadline } from '../../platform/uploadDeadline';
import { type ConsoleServices } from '../api/services';
import { pathWithQuery, languageListCall } from '../api/workerCall';
import { watchReachability, type WatchedReachability } from '../reachability/watchReachability';

/** The services with a deadline on each call of the worker, observed by the reachability watcher returned with them. */
export function observeReachability(services: ConsoleServices): {
  services: ConsoleServices;
  reachability: WatchedReachability;
} {
  const reachability = watchReachability({
    // A public and small call; a response of any status proves reachability.
    probe: (signal) =>
      services.fetch(services.workerUrl + pathWithQuery(languageListCall), {
        method: languageListCall.method,
        signal,
        cache: 'no-store',
      }),
    hasNetwork: () => typeof navigator === 'undefined' || navigator.onLine !== false,
  });
  const fetchInTime = withDeadline(services.fetch);
  const sendInTime = withUploadDeadline(services.sendForm);
  const watched: ConsoleServices = {
    ...services,
    reachability,
    fetch: (input, init) => reachability.watch(fetchInTime(input, init)),
    // A form takes as long as its file, so only its outcome is evidence.
    sendForm: async (request) => {
      try {
        const response = await sendInTime(request);
        reachability.responded();
        return response;
      } catch (failure) {
        if (!request.signal.aborted) reachability.doubted();
        throw failure;
      }
    },
  };
  return { services: watched, reachability };
}
