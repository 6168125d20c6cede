import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export type AnalyticsTab = 'overview' | 'sections' | 'tours';
export type TourActivityFilter = 'all' | 'played' | 'cold';
/** 'missing': without text in the language. */
export type ToursShown = TourActivityFilter | 'missing';

/** View of the analytics, kept in the URL. */
export interface AnalyticsView {
  tab: AnalyticsTab;
  /** Code of a language; null for all. */
  language: string | null;
  /** Id of a tour; null for all. */
  tour: string | null;
  /** Filter of the Tour Performance tab. */
  show: ToursShown;
  /** Words that the name of a tour or section has; '' for any. */
  query: string;
}

export function isAnalyticsTab(text: string | null): text is AnalyticsTab {
  return text === 'overview' || text === 'sections' || text === 'tours';
}

export function analyticsAddress(view: Partial<AnalyticsView>): string {
  const { tab, language, tour, show, query: words = '' } = view;
  const params = new URLSearchParams();
  if (tab !== undefined && tab !== 'overview') params.set('tab', tab);
  if (language != null) params.set('language', language);
  if (tour != null) params.set('tour', tour);
  if (show !== undefined && show !== 'all') params.set('show', show);
  if (words.trim() !== '') params.set('q', words.trim());
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
    };
  }, [params]);
}
