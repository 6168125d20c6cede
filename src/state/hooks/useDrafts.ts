import { useMemo, useSyncExternalStore } from 'react';
import { type DraftSlot } from '../../domain/forms/draft';
import { useConsoleSelector } from './storeHooks';
import { selectPerson } from '../session/sessionSlice';
import { drafts, type KeptDraft } from '../storage/draftStore';

const usePersonId = () => useConsoleSelector((state) => selectPerson(state)?.id ?? null);

/** The place of one form's draft, as 'tour/{id}/details/en'; of the person who is signed in. */
export function useDraftSlot(place: string): DraftSlot {
  const personId = usePersonId();
  return useMemo(() => drafts.slot(personId, place), [personId, place]);
}

export interface OfferedDraft extends KeptDraft {
  discard: () => void;
}

/** The person's draft at one place. */
export function useDraftAt(place: string): OfferedDraft | undefined {
  return useDrafts(place).find(({ rest }) => rest === '');
}

/** The person's drafts at places with this prefix, newest first. */
export function useDrafts(prefix: string): OfferedDraft[] {
  const personId = usePersonId();
  useSyncExternalStore(drafts.subscribe, drafts.version);
  if (personId === null) return [];
  return drafts.list(personId, prefix).map((kept) => ({
    ...kept,
    discard: () => drafts.drop(personId, prefix + kept.rest),
  }));
}
