import { type ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { FullScreenSpinner } from '../../ui/feedback/FullScreenSpinner';
import { AdminArea } from './AdminArea';
import { RouteErrorBoundary } from '../shell/RouteErrorBoundary';
import { RedirectHome } from './RedirectHome';

/** Lazy route component in its own chunk. */
const screen = (load: () => Promise<ComponentType>) => ({
  lazy: async () => ({ Component: await load() }),
});

const tourTabs: RouteObject[] = [
  {
    index: true,
    ...screen(
      async () => (await import('../../features/tours/detail/TourDetailsTab')).TourDetailsTab,
    ),
  },
  {
    path: 'details',
    ...screen(
      async () => (await import('../../features/tours/detail/TourDetailsTab')).TourDetailsTab,
    ),
  },
  {
    path: 'translations',
    ...screen(
      async () =>
        (await import('../../features/translations/panel/TourTranslationsTab')).TourTranslationsTab,
    ),
  },
  // Composed here, because the list combines two features and keeps the tour's header and tabs.
  {
    path: 'sections',
    ...screen(async () => (await import('./TourSectionsTab')).TourSectionsTab),
  },
  { path: '*', element: <Navigate to=".." replace relative="path" /> },
];

const sectionTabs: RouteObject[] = [
  {
    index: true,
    ...screen(
      async () =>
        (await import('../../features/sections/detail/SectionDetailsTab')).SectionDetailsTab,
    ),
  },
  {
    path: 'details',
    ...screen(
      async () =>
        (await import('../../features/sections/detail/SectionDetailsTab')).SectionDetailsTab,
    ),
  },
  {
    path: 'translations',
    ...screen(
      async () =>
        (await import('../../features/translations/panel/SectionTranslationsTab'))
          .SectionTranslationsTab,
    ),
  },
  { path: 'audio', ...screen(async () => (await import('./SectionAudioTab')).SectionAudioTab) },
  { path: '*', element: <Navigate to=".." replace relative="path" /> },
];

const adminScreens: RouteObject[] = [
  { index: true, element: <Navigate to="/admin/dashboard" replace /> },
  {
    path: 'dashboard',
    ...screen(
      async () => (await import('../../features/dashboard/DashboardScreen')).DashboardScreen,
    ),
  },
  {
    path: 'tours',
    ...screen(
      async () => (await import('../../features/tours/list/TourListScreen')).TourListScreen,
    ),
  },
  {
    path: 'completeness',
    ...screen(
      async () =>
        (await import('../../features/completeness/CompletenessScreen')).CompletenessScreen,
    ),
  },
  {
    path: 'translate',
    ...screen(
      async () =>
        (await import('../../features/translations/translate/TranslateScreen')).TranslateScreen,
    ),
  },
  {
    path: 'tours/create',
    ...screen(
      async () => (await import('../../features/tours/form/TourCreateScreen')).TourCreateScreen,
    ),
  },
  {
    path: 'tours/import',
    ...screen(async () => (await import('../../features/import/ImportScreen')).ImportScreen),
  },
  {
    path: 'tours/:tourId/sections/create',
    ...screen(
      async () =>
        (await import('../../features/sections/form/SectionCreateScreen')).SectionCreateScreen,
    ),
  },
  {
    path: 'tours/:tourId/sections/texts',
    ...screen(
      async () =>
        (await import('../../features/sections/texts/SectionTextsScreen')).SectionTextsScreen,
    ),
  },
  {
    path: 'tours/:tourId/sections/:sectionId',
    ...screen(
      async () =>
        (await import('../../features/sections/detail/SectionDetailScreen')).SectionDetailScreen,
    ),
    children: sectionTabs,
  },
  {
    path: 'tours/:tourId',
    ...screen(
      async () => (await import('../../features/tours/detail/TourDetailScreen')).TourDetailScreen,
    ),
    children: tourTabs,
  },
  {
    path: 'languages',
    ...screen(
      async () => (await import('../../features/languages/LanguageListScreen')).LanguageListScreen,
    ),
  },
  {
    path: 'management',
    ...screen(
      async () =>
        (await import('../../features/admins/overview/AdminManagementScreen'))
          .AdminManagementScreen,
    ),
  },
  {
    path: 'notifications',
    ...screen(
      async () =>
        (await import('../../features/notifications/form/NotificationScreen')).NotificationScreen,
    ),
  },
  {
    path: 'analytics',
    ...screen(
      async () => (await import('../../features/analytics/tabs/AnalyticsScreen')).AnalyticsScreen,
    ),
  },
  {
    path: 'media',
    ...screen(
      async () => (await import('../../features/media/MediaLibraryScreen')).MediaLibraryScreen,
    ),
  },
  {
    path: 'outbox',
    ...screen(async () => (await import('../../features/outbox/OutboxScreen')).OutboxScreen),
  },
  { path: '*', element: <RedirectHome /> },
];

const login = screen(async () => (await import('./LoginPage')).LoginPage);

/** Route table of the console. */
export const consoleRoutes: RouteObject[] = [
  {
    errorElement: <RouteErrorBoundary />,
    hydrateFallbackElement: <FullScreenSpinner label="Loading…" />,
    children: [
      { path: '/login', ...login },
      { path: '/admin/login', ...login },
      {
        path: '/admin',
        element: <AdminArea />,
        // The shell renders before the screen has loaded, and survives an error in the screen.
        children: [
          {
            errorElement: <RouteErrorBoundary />,
            hydrateFallbackElement: <FullScreenSpinner label="Loading…" isInPage />,
            children: adminScreens,
          },
        ],
      },
      { path: '*', element: <RedirectHome /> },
    ],
  },
];
