import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { tourPath } from '../../domain/paths/tourPaths';
import { scriptOf } from '../../domain/text/script';
import { writtenScript } from '../../domain/text/writtenScript';
import { searchEndpoints } from '../../state/endpoints/searchEndpoints';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectCurrentLanguage, selectEnabledLanguages } from '../../state/select/selectLanguages';
import { useDebouncedValue } from '../../ui/hooks/useDebouncedValue';
import { type PaletteEntry } from './find/findEntries';
import { icons } from './commands/paletteIcons';

/**
 * Enabled languages written in a text's script. The content language is excluded, as its tours are already entries of
 * the palette.
 */
function useLikelyLanguages(text: string) {
  const { code: current } = useConsoleSelector(selectCurrentLanguage);
  const enabled = useConsoleSelector(selectEnabledLanguages);
  return useMemo(() => {
    const script = writtenScript(text);
    return enabled.filter(({ code }) => code !== current && scriptOf(code) === script);
  }, [text, enabled, current]);
}

const { searchTours } = searchEndpoints.endpoints;

/** Tours whose titles in other languages are not loaded here; requested when the palette itself finds nothing. */
export function useFoundTours(query: string, isNeeded: boolean) {
  const navigate = useNavigate();
  const text = query.trim();
  const debouncedQuery = useDebouncedValue(isNeeded ? text : '');
  const [first, second] = useLikelyLanguages(debouncedQuery);
  const argOf = (language: typeof first) =>
    debouncedQuery === '' || language === undefined
      ? skipToken
      : { query: debouncedQuery, language: language.code };
  const one = searchTours.useQuery(argOf(first));
  const other = searchTours.useQuery(argOf(second));
  const entries = useMemo(
    () =>
      [
        { hits: one.currentData, language: first },
        { hits: other.currentData, language: second },
      ].flatMap(({ hits = [], language }) =>
        hits.map((hit): PaletteEntry => {
          const to = tourPath(hit.id);
          return {
            id: `${to} ${language?.code}`,
            to,
            label: hit.title,
            language: language?.code,
            opensIn: language?.code,
            detail: language?.label,
            group: 'Tours',
            icon: icons.tour,
            run: () => void navigate(to),
          };
        }),
      ),
    [one.currentData, other.currentData, first, second, navigate],
  );
  const isAsking = isNeeded && (debouncedQuery !== text || one.isFetching || other.isFetching);
  return { entries, isAsking };
}
