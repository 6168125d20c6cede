const tabNames = ['overview', 'pending', 'rejected', 'demoted', 'activity'] as const;
export type AdminTab = (typeof tabNames)[number];

/** Parses `?tab=`; a missing or unknown name means the first tab. */
export function parseAdminTab(name: string | null): AdminTab {
  return tabNames.find((tab) => tab === name) ?? 'overview';
}

export const adminTabPath = (tab: AdminTab) =>
  tab === 'overview' ? '/admin/management' : `/admin/management?tab=${tab}`;
