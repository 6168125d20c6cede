import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConsoleSelector } from '../state/hooks';
import { selectAliases } from '../state/outbox/outboxSlice';
import { isTemporary } from '../state/outbox/temporaryId';

/** Puts the worker's id into the address as soon as a record that was made here has one. */
export function useAliasedAddress(): void {
  const aliases = useConsoleSelector(selectAliases);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const named = pathname
    .split('/')
    .map((part) => (isTemporary(part) ? (aliases[part] ?? part) : part))
    .join('/');
  useEffect(() => {
    if (named !== pathname) void navigate(named + search + hash, { replace: true });
  }, [named, pathname, search, hash, navigate]);
}
