/** Screens with pictures in docs/screenshots, with their compression quality from 0 to 100. */
export const documentedPictures: Readonly<Record<string, number>> = {
  analytics: 80,
  audio: 80,
  completeness: 80,
  dashboard: 80,
  landing: 80,
  push: 80,
  sections: 80,
  tour: 80,
  'tour-translations': 80,
  tours: 80,
  translate: 80,
};
