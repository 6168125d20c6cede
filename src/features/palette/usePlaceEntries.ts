import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { sectionsPath } from '../../domain/paths/sectionPaths';
import { translatePath } from '../../domain/paths/tourPaths';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectEnabledLanguages } from '../../state/select/selectLanguages';
import { languageSpellings } from '../../domain/languages/languageSpellings';
import { commandIcon } from './commands/commandIcons';
import { icons, screenParts } from './commands/paletteIcons';
import { type PaletteEntry } from './find/findEntries';

const TOURS = '/admin/tours';
const TRANSLATE = '/admin/translate';
const COMPLETENESS = '/admin/completeness';

/** Places of the list of tours, which offers them itself while it is open. */
const tourPlaces = [
  {
    label: 'Drafts',
    detail: 'Tours',
    to: `${TOURS}?status=draft`,
    words: 'draft unpublished publish',
  },
  { label: 'Published tours', to: `${TOURS}?status=published`, words: 'live released' },
  { label: 'Export tours', detail: 'On the tours list', to: TOURS, words: 'download csv save' },
];
/** Tabs of other screens. */
const tabPlaces = [
  {
    label: 'Pending access requests',
    detail: 'Admin',
    to: '/admin/management?tab=pending',
    words: 'approve promote reject request waiting',
  },
  {
    label: 'Activity log of admins',
    detail: 'Admin',
    to: '/admin/management?tab=activity',
    words: 'history who',
  },
];

interface PlacesOptions {
  pathname: string;
  search: string;
  /** Tour that the page is of; null elsewhere. */
  tourId: string | null;
}

/** True for a path that the queue shows already: of the same tour in the same language. */
function isSameQueue(to: string | undefined, search: string): boolean {
  const [one, other] = [new URLSearchParams(to?.split('?')[1]), new URLSearchParams(search)];
  return ['tour', 'lang'].every((name) => one.get(name) === other.get(name));
}

/**
 * Places within screens, found once they are typed: a new section of the tour of the page, its texts and those of all
 * to translate into a language; tours of a status, their export; what is missing in a language.
 */
export function usePlaceEntries({ pathname, search, tourId }: PlacesOptions) {
  const navigate = useNavigate();
  const languages = useConsoleSelector(selectEnabledLanguages);
  return useMemo(() => {
    const entryAt = (
      place: Pick<PaletteEntry, 'label' | 'detail' | 'words' | 'group' | 'icon'> & { to: string },
    ): PaletteEntry => ({
      ...place,
      id: place.to,
      isNested: true,
      run: () => void navigate(place.to),
    });
    const listed = pathname === TOURS ? [] : tourPlaces;
    const ofTours = listed.map((place): PaletteEntry => {
      const entry = entryAt({ ...place, group: 'Go to', icon: icons.tour });
      return { ...entry, id: `place:${place.label}` };
    });
    const tabs = tabPlaces
      .filter(({ to }) => to !== pathname + search)
      .map((place) => {
        const [screen = ''] = place.to.split('?');
        return entryAt({ ...place, group: 'Go to', icon: screenParts[screen]?.icon });
      });
    /** Entry for each language; as with records, there may be many. */
    const byLanguage = (placeOf: (code: string, label: string) => Parameters<typeof entryAt>[0]) =>
      languages.map((each) => {
        const place = placeOf(each.code, each.label);
        const words = `${place.words} ${languageSpellings(each)}`;
        const { native_label: detail } = each;
        return { ...entryAt({ detail, ...place, words }), languageCode: each.code, language: 'en' };
      });
    const queueOf = (subject: string, group: string, id?: string) =>
      byLanguage((code, label) => ({
        to: translatePath(code, id),
        label: `Translate${subject} into ${label}`,
        words: 'translation queue texts missing',
        group,
        icon: screenParts[TRANSLATE]?.icon,
      }));
    const sections = sectionsPath(tourId ?? '');
    const addSection = entryAt({
      to: `${sections}/create`,
      label: 'Add a section',
      words: 'new create',
      group: 'This tour',
      icon: commandIcon({ label: 'Add' }),
    });
    // The tab of the sections has a command for it.
    const additions = pathname === sections || pathname === addSection.to ? [] : [addSection];
    const isHere = ({ to }: PaletteEntry) => pathname === TRANSLATE && isSameQueue(to, search);
    return {
      ofTour:
        tourId === null
          ? []
          : [
              ...additions,
              ...queueOf(' this tour', 'Translate this tour', tourId).filter(
                (each) => !isHere(each),
              ),
            ],
      others: [
        ...ofTours,
        ...tabs,
        ...queueOf('', 'Translate'),
        ...byLanguage((code, label) => ({
          to: `${COMPLETENESS}?gap=${encodeURIComponent(code)}`,
          label: `Completeness: missing in ${label}`,
          words: 'gaps texts coverage incomplete',
          group: 'Completeness',
          icon: screenParts[COMPLETENESS]?.icon,
        })),
      ],
    };
  }, [pathname, search, tourId, languages, navigate]);
}
