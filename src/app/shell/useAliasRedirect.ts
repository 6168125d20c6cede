import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectAliases } from '../../state/outbox/outboxSlice';

/** Replaces a record's temporary or former id in the URL with its current id. */
export function useAliasRedirect(): void {
  const aliases = useConsoleSelector(selectAliases);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const canonicalPath = pathname
    .split('/')
    .map((segment) => (Object.hasOwn(aliases, segment) ? (aliases[segment] ?? segment) : segment))
    .join('/');
  useEffect(() => {
    if (canonicalPath !== pathname) void navigate(canonicalPath + search + hash, { replace: true });
  }, [canonicalPath, pathname, search, hash, navigate]);
}
