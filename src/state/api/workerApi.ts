import { createApi } from '@reduxjs/toolkit/query/react';
import { workerBaseQuery } from './workerBaseQuery';

/** Tag types are declared only here, not collected from the endpoint files. */
export const workerApi = createApi({
  reducerPath: 'workerApi',
  baseQuery: workerBaseQuery,
  refetchOnReconnect: true,
  tagTypes: [
    'TourList',
    'Tour',
    'TourTranslations',
    'SectionList',
    'Section',
    'SectionTranslations',
    'Chapters',
    'Languages',
    'Admins',
    'Analytics',
    'UserCounts',
    'NotificationProgress',
  ],
  endpoints: () => ({}),
});
