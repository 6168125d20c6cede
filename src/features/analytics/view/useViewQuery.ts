import { useNavigate } from 'react-router-dom';
import { useUrlQuery } from '../../../ui/hooks/useUrlQuery';
import { analyticsPath, type AnalyticsView } from './useAnalyticsView';

/** Search text of a view, and its setter; the URL is updated with a debounce. */
export function useViewQuery(view: AnalyticsView) {
  const navigate = useNavigate();
  return useUrlQuery(
    view.query,
    (query) => void navigate(analyticsPath({ ...view, query }), { replace: true }),
  );
}
