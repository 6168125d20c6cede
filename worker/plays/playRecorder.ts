import type { Database } from '../database/database';
import { addEvents, addPlays, findPlays } from '../queries/public/playQueries';

/** The new count of plays, or the reason why the play was not counted. */
export type PlayCount = number | 'unknown section' | 'unknown language';

/** Records plays and events that the app reports. */
export interface PlayRecorder {
  /** Counts one play of a section in the given language, or else in the tour's primary one. */
  countPlay(sectionId: string, language: string | null): Promise<PlayCount>;
  addEvent(event: object): Promise<void>;
  /** Maximum staleness of play figures in milliseconds; 0 when each play is written before its response. */
  maxStaleMs: number;
}

/** JSON escapes that jsonb may refuse (PostgreSQL, section 8.14). An event with one is written before its response. */
export const jsonbUnsafeEscapes = /\\u(0000|d[89a-f])/i;

/** Writes each play and event before its response. */
export function unbufferedPlayRecorder(database: Database, clock: () => Date): PlayRecorder {
  return {
    maxStaleMs: 0,
    async countPlay(sectionId, asked) {
      const found = await findPlays(database, sectionId, asked);
      if (found === null) return 'unknown section';
      if (!found.isLanguageKnown) return 'unknown language';
      const { section_id, language } = found;
      const play = { section_id, language, plays: 1 };
      const [written] = await addPlays(database, [play], { skipsLocked: false, at: clock() });
      return written?.plays ?? 'unknown section';
    },
    async addEvent(payload) {
      await addEvents(database, [{ payload, created_at: clock().toISOString() }]);
    },
  };
}
