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

/** Links into the tour list, which has equivalent commands while it is open. */
const tourLinks = [
  {
    label: 'Drafts',
    detail: 'Tours',
    to: `${TOURS}?status=draft`,
    words: 'draft unpublished publish',
  },
  { label: 'Published tours', to: `${TOURS}?status=published`, words: 'live released' },
  { label: 'Export tours', detail: 'On the tours list', to: TOURS, words: 'download csv save' },
];
/** Links to tabs of other screens. */
const tabLinks = [
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

interface LinkEntriesOptions {
  pathname: string;
  search: string;
  /** Tour that the page belongs to; null elsewhere. */
  tourId: string | null;
}

/** True for the path of the queue already shown: same tour, same language. */
function isSameQueue(to: string | undefined, search: string): boolean {
  const [one, other] = [new URLSearchParams(to?.split('?')[1]), new URLSearchParams(search)];
  return ['tour', 'lang'].every((name) => one.get(name) === other.get(name));
}

/**
 * Links into screens, found by typing: adding a section to the page's tour, translating its texts or all texts into a
 * language, tours by status, their export, and gaps in a language.
 */
export function useLinkEntries({ pathname, search, tourId }: LinkEntriesOptions) {
  const navigate = useNavigate();
  const languages = useConsoleSelector(selectEnabledLanguages);
  return useMemo(() => {
    const entryOf = (
      link: Pick<PaletteEntry, 'label' | 'detail' | 'words' | 'group' | 'icon'> & { to: string },
    ): PaletteEntry => ({
      ...link,
      id: link.to,
      isNested: true,
      run: () => void navigate(link.to),
    });
    const listed = pathname === TOURS ? [] : tourLinks;
    const ofTours = listed.map((link): PaletteEntry => {
      const entry = entryOf({ ...link, group: 'Go to', icon: icons.tour });
      return { ...entry, id: `place:${link.label}` };
    });
    const tabs = tabLinks
      .filter(({ to }) => to !== pathname + search)
      .map((link) => {
        const [screen = ''] = link.to.split('?');
        return entryOf({ ...link, group: 'Go to', icon: screenParts[screen]?.icon });
      });
    /** One entry per language; capped like records, as there may be many. */
    const byLanguage = (linkOf: (code: string, label: string) => Parameters<typeof entryOf>[0]) =>
      languages.map((each) => {
        const link = linkOf(each.code, each.label);
        const words = `${link.words} ${languageSpellings(each)}`;
        const { native_label: detail } = each;
        return { ...entryOf({ detail, ...link, words }), languageCode: each.code, language: 'en' };
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
    const addSection = entryOf({
      to: `${sections}/create`,
      label: 'Add a section',
      words: 'new create',
      group: 'This tour',
      icon: commandIcon({ label: 'Add' }),
    });
    // The section list itself has a command for this.
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
