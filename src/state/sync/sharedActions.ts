import { type Middleware } from '@reduxjs/toolkit';
import { chapterReceived, chapterRemoved, mediaReceived, mediaRemoved } from '../model/mediaSlice';
import {
  sectionChanged,
  sectionReceived,
  sectionRemoved,
  sectionTextReceived,
  sectionTextRemoved,
} from '../model/sectionsSlice';
import { tourReceived, tourRemoved, tourTextReceived, tourTextRemoved } from '../model/toursSlice';
import { type OutboxService } from '../outbox/outboxService';

/**
 * Types of actions with single records from the worker, which are dispatched in every tab. Each tab fetches lists
 * itself.
 */
const shared: ReadonlySet<string> = new Set(
  [
    ...[tourReceived, tourRemoved, tourTextReceived, tourTextRemoved],
    ...[sectionReceived, sectionChanged, sectionRemoved, sectionTextReceived, sectionTextRemoved],
    ...[mediaReceived, mediaRemoved, chapterReceived, chapterRemoved],
  ].map(({ type }) => type),
);

const FROM_TAB = 'fromOtherTab';

/** Middleware that broadcasts records received by this tab, but not those that came from other tabs. */
export const broadcastRecords =
  (outbox: OutboxService): Middleware =>
  () =>
  (next) =>
  (action) => {
    const result = next(action);
    if (typeof action === 'object' && action !== null && 'type' in action) {
      const { type } = action;
      const isEcho = 'meta' in action && action.meta === FROM_TAB;
      if (typeof type === 'string' && shared.has(type) && !isEcho) {
        outbox.share({ ...action, type, meta: FROM_TAB });
      }
    }
    return result;
  };
