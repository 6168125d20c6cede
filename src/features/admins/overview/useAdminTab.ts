import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { tabNamed, type AdminTab } from './adminTabs';

/** The tab of the address; the name of a tab that does not exist is taken out of it. */
export function useKnownTab(): AdminTab {
  const [params, setParams] = useSearchParams();
  const name = params.get('tab');
  const tab = tabNamed(name);
  const isUnknown = name !== null && name !== tab;
  useEffect(() => {
    if (isUnknown) setParams({}, { replace: true });
  }, [isUnknown, setParams]);
  return tab;
}
