import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

export type AnalyticsTab = 'overview' | 'sections' | 'tours';
export type Shown = 'all' | 'played' | 'cold';

/** What is looked at: all of it stands in the address. */
export interface AnalyticsView {
  tab: AnalyticsTab;
  /** A language's code; null: all of them. */
  language: string | null;
  /** A tour's id. */
  tour: string | null;
  /** Which tours of Tour Performance. */
  show: Shown;
}

export function isAnalyticsTab(text: string | null): text is AnalyticsTab {
  return text === 'overview' || text === 'sections' || text === 'tours';
}

export function addressOfView({ tab, language, tour, show }: Partial<AnalyticsView>): string {
  const params = new URLSearchParams();
  if (tab !== undefined && tab !== 'overview') params.set('tab', tab);
  if (language != null) params.set('language', language);
  if (tour != null) params.set('tour', tour);
  if (show !== undefined && show !== 'all') params.set('show', show);
  const query = params.toString();
  return query === '' ? '/admin/analytics' : `/admin/analytics?${query}`;
}

export function useAnalyticsView(): AnalyticsView {
  const [params] = useSearchParams();
  return useMemo(() => {
    const tab = params.get('tab');
    const show = params.get('show');
    return {
      tab: isAnalyticsTab(tab) ? tab : 'overview',
      language: params.get('language') || null,
      tour: params.get('tour') || null,
      show: show === 'played' || show === 'cold' ? show : 'all',
    };
  }, [params]);
}
