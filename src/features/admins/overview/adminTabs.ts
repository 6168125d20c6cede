const tabNames = ['overview', 'pending', 'rejected', 'demoted', 'activity'] as const;
export type AdminTab = (typeof tabNames)[number];

/** The tab of `?tab=`; the first for none, and for a name that is no tab. */
export function tabNamed(name: string | null): AdminTab {
  return tabNames.find((tab) => tab === name) ?? 'overview';
}

export const addressOfTab = (tab: AdminTab) =>
  tab === 'overview' ? '/admin/management' : `/admin/management?tab=${tab}`;
