import { notificationsEndpoints } from '../../../state/endpoints/notificationsEndpoints';
import { EVERYONE } from '../targets/routeActions';

export interface Recipients {
  /** Number of users reached in a language; null when unknown. */
  countFor: (language: string) => number | null;
  hasFailed: boolean;
}

/** Estimated number of users of each audience. */
export function useRecipients(): Recipients {
  const { data, isError } = notificationsEndpoints.endpoints.getUserCounts.useQuery();
  return {
    countFor: (language) => {
      if (data === undefined) return null;
      return language === EVERYONE ? data.total_users : (data.by_language[language] ?? 0);
    },
    hasFailed: isError && data === undefined,
  };
}
