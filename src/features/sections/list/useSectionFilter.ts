import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useUrlQuery } from '../../../ui/hooks/useUrlQuery';
import { type SectionFilter } from './filterSections';

/** Value of the `audio` search parameter that keeps only sections without a recording. */
const SILENT = 'none';

/** Filter of a tour's sections, kept in the URL. */
export function useSectionFilter() {
  const [params, setParams] = useSearchParams();
  // Navigation state names a section just created; keep it.
  const { state } = useLocation();
  const urlQuery = params.get('q') ?? '';
  const isSilentOnly = params.get('audio') === SILENT;
  const write = (filter: SectionFilter) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('q');
        next.delete('audio');
        if (filter.query.trim() !== '') next.set('q', filter.query.trim());
        if (filter.isSilentOnly) next.set('audio', SILENT);
        return next;
      },
      { replace: true, preventScrollReset: true, state: state as unknown },
    );
  const [query, setQuery] = useUrlQuery(urlQuery, (debounced) =>
    write({ query: debounced, isSilentOnly }),
  );
  const filter = useMemo<SectionFilter>(() => ({ query, isSilentOnly }), [query, isSilentOnly]);
  return {
    filter,
    search: setQuery,
    showSilent: (isShown: boolean) => write({ query, isSilentOnly: isShown }),
    clear: () => {
      setQuery('');
      write({ query: '', isSilentOnly: false });
    },
  };
}
