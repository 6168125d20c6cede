import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { sectionPath } from '../../domain/paths/sectionPaths';
import { searchEndpoints } from '../../state/endpoints/searchEndpoints';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectIsOffline } from '../../state/reachability/reachabilitySlice';
import { selectCurrentLanguage } from '../../state/select/selectLanguages';
import { useDebouncedValue } from '../../ui/hooks/useDebouncedValue';
import { type PaletteEntry } from './find/findEntries';
import { icons } from './commands/paletteIcons';

/** Sections that the worker finds by title: the palette itself knows only sections of tours loaded here. */
export function useFoundSections(query: string, isNeeded: boolean) {
  const navigate = useNavigate();
  const { code: language } = useConsoleSelector(selectCurrentLanguage);
  const text = query.trim();
  const debouncedQuery = useDebouncedValue(isNeeded ? text : '');
  const isOffline = useConsoleSelector(selectIsOffline);
  const { currentData, isFetching, isError, refetch } =
    searchEndpoints.endpoints.searchSections.useQuery(
      debouncedQuery === '' ? skipToken : { query: debouncedQuery, language },
    );
  const entries = useMemo(() => {
    return (currentData ?? []).map(({ id, tour_id, title, tour_title }): PaletteEntry => {
      const to = sectionPath(tour_id, id);
      return {
        id: to,
        to,
        label: title,
        language,
        detail: tour_title ?? undefined,
        group: 'Sections',
        icon: icons.section,
        isLast: true,
        run: () => void navigate(to),
      };
    });
  }, [currentData, language, navigate]);
  return {
    entries,
    isAsking: isNeeded && (debouncedQuery !== text || isFetching),
    /** True when the worker does not support the search, or offline. */
    isUnknown: isNeeded && (currentData === null || (isError && isOffline)),
    /** Retries a failed search; null when nothing failed. */
    retry: isNeeded && isError && !isOffline ? () => void refetch() : null,
  };
}
