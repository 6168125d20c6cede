import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectEnabledLanguages } from '../../state/select/selectLanguages';
import { icons, screenParts } from './commands/paletteIcons';
import { type PaletteEntry } from './find/findEntries';

const TOURS = '/admin/tours';
const TRANSLATE = '/admin/translate';

/** Places of the list of tours, which offers them itself while it is open. */
const tourPlaces = [
  { label: 'Drafts', detail: 'Tours', to: `${TOURS}?status=draft`, words: 'draft unpublished' },
  { label: 'Published tours', to: `${TOURS}?status=published`, words: 'live released' },
  { label: 'Export tours', detail: 'On the tours list', to: TOURS, words: 'download csv save' },
];

/** Places within screens, found once they are typed: tours of a status, their export, texts left to translate into a language. */
export function usePlaceEntries(pathname: string): PaletteEntry[] {
  const navigate = useNavigate();
  const languages = useConsoleSelector(selectEnabledLanguages);
  return useMemo(() => {
    const listed = pathname === TOURS ? [] : tourPlaces;
    const places = listed.map((place): PaletteEntry => {
      const run = () => void navigate(place.to);
      const shared = { group: 'Go to', isNested: true, icon: icons.tour };
      return { ...place, ...shared, id: `place:${place.label}`, run };
    });
    const queues = languages.map(({ code, label, native_label }): PaletteEntry => {
      const to = `${TRANSLATE}?lang=${encodeURIComponent(code)}`;
      return {
        id: to,
        to,
        label: `Translate into ${label}`,
        // As with records, there may be many.
        language: 'en',
        detail: native_label,
        words: 'translation queue texts missing',
        group: 'Translate',
        isNested: true,
        icon: screenParts[TRANSLATE]?.icon,
        run: () => void navigate(to),
      };
    });
    return [...places, ...queues];
  }, [pathname, languages, navigate]);
}
