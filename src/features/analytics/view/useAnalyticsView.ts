import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import useEventCallback from '@mui/utils/useEventCallback';
import { type RecordSort } from '../../../ui/gridRows/RecordColumn';
import { formatSort, parseSort } from '../../../ui/gridRows/sortRecords';

export type AnalyticsTab = 'overview' | 'sections' | 'tours';
export type TourActivityFilter = 'all' | 'played' | 'cold';
/** Filter of the tours; 'missing' keeps those without text in the chosen language. */
export type ToursShown = TourActivityFilter | 'missing';

/** View of the analytics, kept in the URL. */
export interface AnalyticsView {
  tab: AnalyticsTab;
  /** Language code; null for all. */
  language: string | null;
  /** Tour id; null for all. */
  tour: string | null;
  /** Filter of the Tour Performance tab. */
  show: ToursShown;
  /** Search text for names of tours or sections; empty for none. */
  query: string;
  /** Sort order of the grid; null for the specified order, by plays. */
  sort: RecordSort | null;
}

/** Order in which each grid receives its rows. */
const byPlays: RecordSort = { key: 'plays', dir: 'desc' };

export function isAnalyticsTab(text: string | null): text is AnalyticsTab {
  return text === 'overview' || text === 'sections' || text === 'tours';
}

const isArrival = ({ key, dir }: RecordSort) => key === byPlays.key && dir === byPlays.dir;

export function analyticsPath(view: Partial<AnalyticsView>): string {
  const { tab, language, tour, show, query: words = '', sort } = view;
  const params = new URLSearchParams();
  if (tab !== undefined && tab !== 'overview') params.set('tab', tab);
  if (language != null) params.set('language', language);
  if (tour != null) params.set('tour', tour);
  if (show !== undefined && show !== 'all') params.set('show', show);
  if (words.trim() !== '') params.set('q', words.trim());
  if (sort != null && !isArrival(sort)) params.set('sort', formatSort(sort));
  const query = params.toString();
  return query === '' ? '/admin/analytics' : `/admin/analytics?${query}`;
}

export function useAnalyticsView(): AnalyticsView {
  const [params] = useSearchParams();
  return useMemo(() => {
    const tab = params.get('tab');
    const show = params.get('show');
    const language = params.get('language') || null;
    const isActivity = show === 'played' || show === 'cold';
    return {
      tab: isAnalyticsTab(tab) ? tab : 'overview',
      language,
      tour: params.get('tour') || null,
      show: isActivity || (show === 'missing' && language !== null) ? show : 'all',
      query: params.get('q') ?? '',
      sort: parseSort(params.get('sort')),
    };
  }, [params]);
}

/** Sort order of the view's grid, kept in the URL, with the grid's key for restoring focus and scroll position. */
export function useViewSort(view: AnalyticsView) {
  const navigate = useNavigate();
  return {
    // Excludes the search text, which may reach the URL only after Enter has focused a row: a changed key would then
    // reset focus and scroll position.
    viewKey: analyticsPath({ ...view, query: '' }),
    sort: view.sort,
    arrivalSort: byPlays,
    onSortChange: useEventCallback(
      (sort: RecordSort | null) =>
        void navigate(analyticsPath({ ...view, sort }), {
          replace: true,
          preventScrollReset: true,
        }),
    ),
  };
}
