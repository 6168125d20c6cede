import { type Bench } from './measure/bench';

/** Benches by name; each module is loaded only when run. */
export const benches: Record<string, () => Promise<Bench>> = {
  catalogue: async () => (await import('./catalogue/benchCatalogue')).benchCatalogue,
  chapters: async () => (await import('./chapters/benchChapters')).benchChapters,
  engines: async () => (await import('./engines/benchEngines')).benchEngines,
  offline: async () => (await import('./offline/benchOffline')).benchOffline,
  starts: async () => (await import('./starts/benchStarts')).benchStarts,
  worker: async () => (await import('./worker/benchWorker')).benchWorker,
  public: async () => (await import('./public/benchPublic')).benchPublic,
};
