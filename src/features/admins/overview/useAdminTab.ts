import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseAdminTab, type AdminTab } from './adminTabs';

/** Tab from the URL; removes an unknown name from the URL. */
export function useAdminTab(): AdminTab {
  const [params, setParams] = useSearchParams();
  const name = params.get('tab');
  const tab = parseAdminTab(name);
  const isUnknown = name !== null && name !== tab;
  useEffect(() => {
    if (isUnknown) setParams({}, { replace: true });
  }, [isUnknown, setParams]);
  return tab;
}
