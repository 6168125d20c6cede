import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectAliases } from '../../state/outbox/outboxSlice';

/** Puts a record's new id into the address: the worker's, of one made here, or of one made again. */
export function useAliasedAddress(): void {
  const aliases = useConsoleSelector(selectAliases);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const named = pathname
    .split('/')
    .map((part) => (Object.hasOwn(aliases, part) ? (aliases[part] ?? part) : part))
    .join('/');
  useEffect(() => {
    if (named !== pathname) void navigate(named + search + hash, { replace: true });
  }, [named, pathname, search, hash, navigate]);
}
