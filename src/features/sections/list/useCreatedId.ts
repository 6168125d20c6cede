import { useLocation } from 'react-router-dom';

/** Id of the section that was created on the way here; null for none. */
export function useCreatedId(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('createdId' in state)) return null;
  return typeof state.createdId === 'string' && state.createdId !== '' ? state.createdId : null;
}
