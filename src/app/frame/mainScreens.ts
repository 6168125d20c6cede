interface MainScreen {
  label: string;
  to: string;
  /** True for a place within the one above it. */
  isNested?: boolean;
}

/** Screens of the sidebar, in its order. */
export const mainScreens: readonly MainScreen[] = [
  { label: 'Dashboard', to: '/admin/dashboard' },
  { label: 'Tours', to: '/admin/tours' },
  { label: 'Completeness', to: '/admin/completeness', isNested: true },
  { label: 'Translate', to: '/admin/translate', isNested: true },
  { label: 'Languages', to: '/admin/languages' },
  { label: 'Admin', to: '/admin/management' },
  { label: 'Notifications', to: '/admin/notifications' },
  { label: 'Analytics', to: '/admin/analytics' },
];
