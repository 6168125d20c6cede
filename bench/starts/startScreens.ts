import type { Page } from '@playwright/test';

/** Paths of a sample tour and of one of its sections. */
export interface SamplePaths {
  tour: string;
  section: string;
}

/** A screen whose start is measured by URL and by a click on another screen. */
export interface StartScreen {
  name: string;
  path: (sample: SamplePaths) => string;
  /** Pattern of the text of `main` when the screen shows its first data. */
  shown: string;
  from: (sample: SamplePaths) => string;
  /** Role and name of the element to click there. */
  click: { role: 'link' | 'tab'; name: string | RegExp };
}

const TOUR = 'Mahabalipuram: Stone and Sea';
const SECTION = 'The Shore Temple';
const DASHBOARD = '/admin/dashboard';
const FOUND = '/admin/tours?q=mahabalipuram';

const sidebarLink = (name: string) => ({
  from: () => DASHBOARD,
  click: { role: 'link', name: new RegExp(`^${name}$`) } as const,
});

export const startScreens: readonly StartScreen[] = [
  {
    name: 'Dashboard',
    path: () => DASHBOARD,
    shown: 'Recent tours.*View',
    from: () => '/admin/languages',
    click: { role: 'link', name: /^Dashboard$/ },
  },
  { name: 'Tours', path: () => '/admin/tours', shown: ', India', ...sidebarLink('Tours') },
  {
    name: 'A tour',
    path: ({ tour }) => tour,
    shown: 'granite of this harbour town',
    from: () => FOUND,
    click: { role: 'link', name: TOUR },
  },
  {
    name: 'Sections',
    path: ({ tour }) => `${tour}/sections`,
    shown: 'Stand on the lawn',
    from: ({ tour }) => tour,
    click: { role: 'tab', name: 'Sections' },
  },
  {
    name: 'Audio and chapters',
    path: ({ section }) => `${section}/audio`,
    shown: 'The Wall of Bulls',
    from: ({ section }) => section,
    click: { role: 'tab', name: /^Audio/ },
  },
  {
    name: 'Completeness',
    path: () => '/admin/completeness',
    shown: 'Translate into Chinese.*: ',
    ...sidebarLink('Completeness'),
  },
  {
    name: 'Translate',
    path: () => '/admin/translate?lang=ur',
    shown: 'Not translated.*Section 1',
    from: () => '/admin/completeness',
    click: { role: 'link', name: 'Translate into Urdu' },
  },
  {
    name: 'Analytics',
    path: () => '/admin/analytics',
    shown: 'Total Plays[0-9]',
    ...sidebarLink('Analytics'),
  },
];

async function linkPath(page: Page, path: string, name: string): Promise<string> {
  await page.goto(path);
  return (await page.getByRole('link', { name }).first().getAttribute('href')) ?? '';
}

/** Finds the paths of the sample's records in this database. */
export async function findSamplePaths(page: Page): Promise<SamplePaths> {
  const tour = await linkPath(page, FOUND, TOUR);
  return { tour, section: await linkPath(page, `${tour}/sections`, SECTION) };
}
