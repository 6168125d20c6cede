import { type Bench } from './measure/bench';

/** The benches by the name they are run by; each is loaded only when it is asked for. */
export const benches: Record<string, () => Promise<Bench>> = {
  catalogue: async () => (await import('./catalogue/benchCatalogue')).benchCatalogue,
  chapters: async () => (await import('./chapters/benchChapters')).benchChapters,
  offline: async () => (await import('./offline/benchOffline')).benchOffline,
  public: async () => (await import('./public/benchPublic')).benchPublic,
};
