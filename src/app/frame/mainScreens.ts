interface MainScreen {
  label: string;
  to: string;
  /** Shortcut of the screen; 'G T' means G, then T. */
  keys: string;
  /** True for a screen that is indented below the previous one. */
  isNested?: boolean;
}

/** Screens of the sidebar, in order. */
export const mainScreens: readonly MainScreen[] = [
  { label: 'Dashboard', to: '/admin/dashboard', keys: 'G D' },
  { label: 'Tours', to: '/admin/tours', keys: 'G T' },
  { label: 'Completeness', to: '/admin/completeness', keys: 'G C', isNested: true },
  { label: 'Translate', to: '/admin/translate', keys: 'G L', isNested: true },
  { label: 'Languages', to: '/admin/languages', keys: 'G G' },
  { label: 'Admin', to: '/admin/management', keys: 'G M' },
  { label: 'Notifications', to: '/admin/notifications', keys: 'G N' },
  { label: 'Analytics', to: '/admin/analytics', keys: 'G A' },
];
