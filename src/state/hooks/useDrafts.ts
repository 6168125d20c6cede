import { useMemo, useSyncExternalStore } from 'react';
import { type DraftSlot } from '../../domain/forms/draft';
import { useConsoleSelector } from './storeHooks';
import { selectPerson } from '../session/sessionSlice';
import { drafts, type StoredDraftEntry } from '../storage/draftStore';

const usePersonId = () => useConsoleSelector((state) => selectPerson(state)?.id ?? null);

/** The signed-in person's slot for a form's draft; `path` as in 'tour/{id}/details/en'. */
export function useDraftSlot(path: string): DraftSlot {
  const personId = usePersonId();
  return useMemo(() => drafts.slot(personId, path), [personId, path]);
}

export interface OfferedDraft extends StoredDraftEntry {
  discard: () => void;
}

/** The person's draft at a path; undefined when there is none. */
export function useDraftAt(path: string): OfferedDraft | undefined {
  return useDrafts(path).find(({ subpath }) => subpath === '');
}

/** The person's drafts whose path begins with the prefix, newest first. */
export function useDrafts(prefix: string): OfferedDraft[] {
  const personId = usePersonId();
  useSyncExternalStore(drafts.subscribe, drafts.version);
  if (personId === null) return [];
  return drafts.list(personId, prefix).map((found) => ({
    ...found,
    discard: () => drafts.drop(personId, prefix + found.subpath),
  }));
}
