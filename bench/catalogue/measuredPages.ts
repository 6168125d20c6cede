/** Selectors and properties of a page that shows the list. */
export interface MeasuredPage {
  name: string;
  path: string;
  /** Selector of a row with data. */
  row: string;
  /** Selector of an element that exists once the list is complete. */
  complete: string;
  search: string;
  /** Selector of the publish toggle of each row; null when the page has none. */
  toggle: string | null;
  /** True when all rows are on one scrollable page. */
  hasAllRows: boolean;
  /** True for the console, which requires a sign-in. */
  isConsole: boolean;
}

const gridRow = '[role="row"][data-id]';
/** The grid counts its header as a row. */
const wholeGrid = '[role="grid"][aria-rowcount="10001"]';
const listRow = 'tbody tr:has(.column-title)';

export const consolePage: MeasuredPage = {
  name: 'Console',
  path: '/admin/tours',
  row: gridRow,
  complete: wholeGrid,
  search: 'main input[type="search"]',
  toggle: `${gridRow} [data-field="status"] button`,
  hasAllRows: true,
  isConsole: true,
};

export const barePage: MeasuredPage = {
  name: 'Bare DataGrid',
  path: '/peers/bare',
  row: gridRow,
  complete: wholeGrid,
  search: 'input[type="search"]',
  toggle: `${gridRow} [data-field="is_published"] button`,
  hasAllRows: true,
  isConsole: false,
};

const reactAdmin = {
  // The skeleton of a loading list also has rows, but no columns.
  row: listRow,
  // Its page of rows is drawn once all have arrived.
  complete: listRow,
  search: 'input[name="q"]',
  toggle: null,
  hasAllRows: false,
  isConsole: false,
};

export const peerPages: readonly MeasuredPage[] = [
  { ...reactAdmin, name: 'react-admin as shipped', path: '/peers/react-admin' },
  { ...reactAdmin, name: 'react-admin tuned', path: '/peers/react-admin-tuned' },
];
