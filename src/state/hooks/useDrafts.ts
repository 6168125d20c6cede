import { useMemo, useSyncExternalStore } from 'react';
import { type DraftSlot } from '../../domain/forms/draft';
import { useConsoleSelector } from './storeHooks';
import { selectPerson } from '../session/sessionSlice';
import { drafts, type StoredDraftEntry } from '../storage/draftStore';

const usePersonId = () => useConsoleSelector((state) => selectPerson(state)?.id ?? null);

/** The place of one form's draft, as 'tour/{id}/details/en'; of the person who is signed in. */
export function useDraftSlot(path: string): DraftSlot {
  const personId = usePersonId();
  return useMemo(() => drafts.slot(personId, path), [personId, path]);
}

export interface OfferedDraft extends StoredDraftEntry {
  discard: () => void;
}

/** The person's draft at one place. */
export function useDraftAt(path: string): OfferedDraft | undefined {
  return useDrafts(path).find(({ subpath }) => subpath === '');
}

/** The person's drafts at places with this prefix, newest first. */
export function useDrafts(prefix: string): OfferedDraft[] {
  const personId = usePersonId();
  useSyncExternalStore(drafts.subscribe, drafts.version);
  if (personId === null) return [];
  return drafts.list(personId, prefix).map((found) => ({
    ...found,
    discard: () => drafts.drop(personId, prefix + found.subpath),
  }));
}
