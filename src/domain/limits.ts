const MEGABYTE = 1024 * 1024;

/** Limits of section 9 of the specification; those of the landing page are in `landingLimits.ts`. */
export const limits = {
  uploadBytes: 10 * MEGABYTE,
  audioBytes: 100 * MEGABYTE,
  notificationImageBytes: 2 * MEGABYTE,
  tourSeconds: 60,
  sectionSeconds: 1,
  notificationTitle: 100,
  notificationBody: 200,
  searchResults: 20,
  recentTours: 5,
  pendingPreview: 3,
  chapterFallbackSeconds: 30,
  toastMs: 4000,
  uploadRecordMs: 3000,
} as const;
