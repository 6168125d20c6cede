import { type Page } from '@playwright/test';
import { chapterOpenings } from './chapterOpenings';
import {
  dialog,
  opening,
  press,
  pressInRow,
  pressText,
  sees,
  type PictureOpening,
  type Step,
} from './openingSteps';

const keys =
  (name: string): Step =>
  (page: Page) =>
    page.keyboard.press(name);
const write =
  (name: string | RegExp, text: string): Step =>
  (page) =>
    page.getByRole('textbox', { name }).first().fill(text);
const search =
  (name: string, text: string): Step =>
  (page) =>
    page.getByRole('searchbox', { name }).fill(text);

const menu = sees('menu');
const listbox = sees('listbox');
const writeInPalette =
  (text: string): Step =>
  (page) =>
    page.getByRole('combobox').first().fill(text);

/** Opens the first row's menu. */
const rowMenu = [pressInRow('Actions'), menu];
const deleteSelected: readonly Step[] = [
  press('checkbox', 'Select all rows'),
  (page) => page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click(),
  dialog,
];
/** Leaves a form with unsaved input. */
const leaving = [press('link', 'Languages'), dialog];
const palette = [press('button', 'Search or run'), dialog];

const frameOpenings = [
  opening('dashboard', 'palette', ...palette),
  opening('dashboard', 'palette-found', ...palette, writeInPalette('mahabalipuram')),
  opening('dashboard', 'palette-nothing', ...palette, writeInPalette('xyzzy')),
  opening('dashboard', 'shortcuts', keys('?'), dialog),
  opening('dashboard', 'content-language', press('button', 'Content:'), listbox),
  opening('dashboard', 'theme', press('button', 'Theme'), menu),
  opening(
    'dashboard',
    'person',
    (page) => page.getByRole('button', { name: 'sign out' }).press('ArrowDown'),
    menu,
  ),
  opening('dashboard', 'collapsed', press('button', 'Collapse sidebar')),
  { ...opening('dashboard', 'phone'), width: 390 },
  { ...opening('dashboard', 'phone-menu', press('button', 'Open menu')), width: 390 },
];

const tourListOpenings = [
  opening('tours', 'filters', press('button', 'Filters'), dialog),
  opening(
    'tours',
    'filters-city',
    press('button', 'Filters'),
    press('combobox', 'Cities'),
    listbox,
  ),
  opening('tours', 'views', press('button', 'Views'), dialog),
  opening('tours', 'columns', press('button', 'Columns'), dialog),
  opening('tours', 'row-menu', ...rowMenu),
  opening('tours', 'delete', ...rowMenu, press('menuitem', /^Delete/), dialog),
  opening('tours', 'selected', press('checkbox', 'Select row')),
  opening('tours', 'selected-delete', ...deleteSelected),
  opening('tours', 'nothing-found', search('Search tours', 'xyzzy')),
  { ...opening('tours', 'refused', press('button', /^Draft/)), isRefused: true },
  { ...opening('tours', 'phone'), width: 390 },
  opening('completeness', 'gaps', press('button', 'Gaps:'), listbox),
  opening('completeness', 'cities', pressText('Cities')),
  opening('completeness', 'nothing-found', search('Search tours', 'xyzzy')),
];

const tourOpenings = [
  opening('tour-create', 'errors', press('button', 'Create tour')),
  opening('tour-create', 'language', press('combobox', ''), listbox),
  opening('tour-create', 'leaving', write(/^Title/, 'A new walk'), ...leaving),
  opening('tour', 'edit', press('button', 'Edit'), sees('button', 'Save')),
  opening(
    'tour',
    'edit-errors',
    press('button', 'Edit'),
    write(/^Title/, ''),
    press('button', 'Save'),
  ),
  opening(
    'tour',
    'edit-cancel',
    press('button', 'Edit'),
    write(/^Title/, 'Lodhi'),
    press('button', 'Cancel'),
    dialog,
  ),
  opening('tour', 'history', press('button', 'History'), dialog),

  { ...opening('tour', 'refused', press('button', 'Publish')), isRefused: true },
  opening(
    'import',
    'unreadable',
    write('Or paste', 'slug,title\nkonark-sun-temple,The Sun Temple'),
    press('button', 'Preview'),
    sees('button', 'Choose another'),
  ),
  opening(
    'import',
    'preview',
    write(
      'Or paste',
      'slug,language,title\nkonark-sun-temple,en,The Sun Temple\nno-such-tour,en,Lost',
    ),
    press('button', 'Preview'),
    sees('grid'),
  ),
];

const translationOpenings = ['tour-translations', 'section-translations'].flatMap((screen) => [
  opening(screen, 'add', press('button', 'Add Translation'), dialog),
  opening(
    screen,
    'add-errors',
    press('button', 'Add Translation'),
    dialog,
    press('button', /^(Add|Save|Create)/),
  ),
  opening(screen, 'edit', press('button', 'Edit Hindi translation'), dialog),
  opening(screen, 'delete', press('button', 'Delete Hindi translation'), dialog),
]);

const translateOpenings = [
  opening('translate', 'from', press('button', 'From:'), listbox),
  opening('translate', 'into', press('button', 'Into:'), listbox),
  opening('translate', 'copied', press('button', 'Copy source of Tour')),
  opening('translate', 'leaving', press('button', 'Copy source of Tour'), ...leaving),
];

const sectionOpenings = [
  opening('sections', 'row-menu', ...rowMenu),
  opening('sections', 'move', pressInRow('Move'), menu),
  opening('sections', 'delete', ...rowMenu, press('menuitem', /^Delete/), dialog),
  opening('sections', 'selected', press('checkbox', 'Select row')),
  opening(
    'sections',
    'selected-move',
    press('checkbox', 'Select row'),
    press('button', 'Move to…'),
    dialog,
  ),
  opening('sections', 'selected-delete', ...deleteSelected),
  opening('sections', 'nothing-found', search('Search sections', 'xyzzy')),
  opening('section-create', 'errors', press('button', 'Create section')),
  opening('section', 'edit', press('button', 'Edit'), sees('button', 'Save')),
  opening('section', 'delete', press('button', 'Delete Section'), dialog),
  opening('section', 'history', press('button', 'History'), dialog),
];

const languageOpenings = [
  opening('languages', 'add', press('button', 'Add language'), dialog),
  opening('languages', 'edit', pressInRow('Edit'), dialog),
  opening('languages', 'delete', pressInRow('Delete', 4), dialog),
  opening('languages', 'move', pressInRow('Move'), menu),
  opening('languages', 'row-menu', ...rowMenu),
];

const adminOpenings = [
  opening('admins', 'promote', press('button', 'Promote Gurpreet Kaur'), dialog),
  opening('admins', 'reject', press('button', 'Reject Gurpreet Kaur'), dialog),
  opening('admins', 'demote', pressInRow('Demote', 2), dialog),
  opening('admins', 'row-menu', ...rowMenu),
  opening('activity', 'action', press('combobox', 'Action'), listbox),
  opening('activity', 'nothing-found', search('Search the activity log', 'xyzzy')),
];

const analyticsOpenings = [
  opening('analytics', 'tip', press('button', 'About Total Plays')),
  opening('analytics-sections', 'language', press('button', 'Language:'), listbox),
  opening('analytics-sections', 'row-menu', ...rowMenu),
  opening('analytics-tours', 'languages', press('button', 'more language'), dialog),
  opening('analytics-tours', 'no-plays', pressText('No plays')),
];

const pushOpenings = [
  opening('push', 'audience', press('combobox', 'Target Audience'), listbox),
  opening('push', 'action', press('combobox', 'Notification Action'), listbox),
  opening('push', 'send', press('button', 'Send to All Users'), dialog),
  opening('push', 'errors', write(/^Title/, ''), keys('Tab')),
  opening('push', 'ios', pressText('iOS')),
];

const landingOpenings = [
  opening('landing', 'tour', press('button', 'Elephanta'), sees('link', 'Get the app')),
  opening('landing', 'sample-text', press('button', 'Read the text'), sees('dialog')),
  opening('landing', 'cities', press('button', /^and \d+ more/), sees('button', 'Show fewer')),
];

/** Openings on the screens: dialogs, menus, outcomes of forms, selections. */
export const pictureOpenings: readonly PictureOpening[] = [
  ...landingOpenings,
  ...frameOpenings,
  ...tourListOpenings,
  ...tourOpenings,
  ...translationOpenings,
  ...translateOpenings,
  ...sectionOpenings,
  ...languageOpenings,
  ...adminOpenings,
  ...analyticsOpenings,
  ...pushOpenings,
  ...chapterOpenings,
];
