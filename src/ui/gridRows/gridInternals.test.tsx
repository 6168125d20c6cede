/** @jest-environment-options {"userAgent": "Mozilla/5.0 Chrome/140.0"} */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid, gridClasses, type GridApi, type GridRowProps } from '@mui/x-data-grid';
import { type RefObject } from 'react';
import {
  cellAttributes,
  cellEvents,
  headClasses,
  replacedModules,
  rootClass,
  rowAttributes,
  rowClasses,
  rowProps,
  SCROLLER_CLASS,
  styledClasses,
  styleProperties,
  unusedComponents,
  variablesModule,
} from './gridInternals';

const installed = dirname(require.resolve('@mui/x-data-grid/package.json'));
const read = (path: string) => readFileSync(path, 'utf8');
const filesIn = (directory: string, names: RegExp) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => names.test(path))
    .map((path) => join(directory, path));
const modules = filesIn(installed, /\.mjs$/);

/** The grid renders all rows when it detects jsdom: this file fakes another user agent and a size. */
beforeEach(() => {
  const size = { x: 0, y: 0, top: 0, left: 0, right: 800, bottom: 400, width: 800, height: 400 };
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ ...size, toJSON: () => size });
});
afterEach(() => jest.restoreAllMocks());

function renderGrid(Row?: (props: GridRowProps) => null) {
  const apiRef: RefObject<GridApi | null> = { current: null };
  render(
    <div style={{ height: 400 }}>
      <DataGrid
        apiRef={apiRef}
        rows={[
          { id: 'a', name: 'Agra' },
          { id: 'b', name: 'Bhopal' },
        ]}
        columns={[
          { field: 'name', display: 'flex' },
          { field: 'count', align: 'right', display: 'flex' },
        ]}
        checkboxSelection
        hideFooter
        slots={Row === undefined ? {} : { row: Row }}
      />
    </div>,
  );
  if (apiRef.current === null) throw new Error('The grid has no API');
  return apiRef.current;
}

const rowOf = (text: string) => screen.getByText(text).closest('[role="row"]');
const attributesOf = (element: Element | null, names: object) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, element?.getAttribute(name)]));
const asText = (attributes: object) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));

test('every class is one of the installed grid', () => {
  const { selected, ...own } = rowClasses;
  const known = new Set<string>(Object.values(gridClasses));
  expect(
    [
      ...Object.values(own),
      rootClass,
      ...Object.values(headClasses),
      SCROLLER_CLASS,
      ...styledClasses,
    ].filter((name) => !known.has(name)),
  ).toEqual([]);
  const api = renderGrid();
  act(() => api.selectRow('a', true));
  expect(rowOf('Agra')).toHaveClass(selected);
});

test("rows and cells carry the classes and attributes of the grid's own", () => {
  const api = renderGrid();
  const row = rowOf('Bhopal');
  expect(row).toHaveClass(rowClasses.row, rowClasses.lastVisible);
  expect(attributesOf(row, rowAttributes('b', 1))).toEqual(asText(rowAttributes('b', 1)));
  expect(api.getRowElement('b')).toBe(row);
  const name = api.getCellElement('b', 'name');
  expect(name).toHaveClass(rowClasses.cell, rowClasses.cellFlex, rowClasses.left);
  const attributes = cellAttributes('name', 1, false);
  expect(attributesOf(name, attributes)).toEqual(asText(attributes));
  expect(api.getCellElement('b', 'count')).toHaveClass(rowClasses.right);
  expect(row?.querySelector(`.${rowClasses.cellEmpty}`)).not.toBeNull();
  expect(document.querySelector(`.${SCROLLER_CLASS}`)).toContainElement(screen.getByText('Agra'));
});

test('the custom properties are read by the style sheet of the installed grid', () => {
  const text = modules.map(read).join('\n');
  expect(styleProperties.filter((name) => !new RegExp(`${name}\\b`).test(text))).toEqual([]);
});

test('a row slot is given the props that a row reads', () => {
  const seen = new Set<string>();
  renderGrid((props) => {
    for (const name of Object.keys(props)) seen.add(name);
    return null;
  });
  expect(rowProps.filter((name) => !seen.has(name))).toEqual([]);
});

test("the events of a cell are published by the grid's own cells", () => {
  const api = renderGrid();
  const published: string[] = [];
  for (const name of cellEvents) {
    api.subscribeEvent(name, () => published.push(name));
  }
  const cell = screen.getByText('Agra');
  fireEvent.mouseDown(cell);
  fireEvent.click(cell);
  fireEvent.doubleClick(cell);
  fireEvent.keyDown(cell, { key: 'x' });
  fireEvent.keyUp(cell, { key: 'x' });
  fireEvent.click(screen.getAllByRole('checkbox', { name: /select row/i })[0] ?? cell);
  expect(cellEvents.filter((name) => !published.includes(name))).toEqual([]);
});

test('the modules that a build leaves out exist, and the rest takes from them what the stub has', () => {
  const stub = read('src/ui/grid/gridStub.ts');
  for (const name of replacedModules) {
    const path = modules.find((each) => each.endsWith(`/${name}.mjs`));
    expect(path).toBeDefined();
    const exported = read(path ?? '').matchAll(
      /export (?:const|function) (\w+)|export \{ (\w+) \}/g,
    );
    for (const [, declared, listed] of exported) {
      const used = declared ?? listed ?? '';
      const isImported = modules.some((each) =>
        new RegExp(`\\{[^}]*\\b${used}\\b[^}]*\\} from "[^"]*${name}\\.mjs"`).test(read(each)),
      );
      if (isImported) expect(stub).toContain(`as ${used},`);
    }
  }
});

test('what stands for the module of custom properties exports the same', () => {
  const exportsOf = (path: string) =>
    [...read(path).matchAll(/export (?:const|function) (\w+)/g)].map(([, name]) => name).sort();
  const own = exportsOf('src/ui/grid/gridVariables.tsx');
  expect(own).toEqual(exportsOf(join(installed, `${variablesModule}.mjs`)));
});

test('the Material components that a build leaves out are those that the grid would bring', () => {
  const imported = [
    ...read(join(installed, 'material/index.mjs')).matchAll(/@mui\/material\/\w+/g),
  ];
  const names = new Set(imported.map(([name]) => name.replace('@mui/material/', '')));
  expect(unusedComponents.filter((name) => !names.has(name))).toEqual([]);
});

test('no other file of the console names a class or property of the grid', () => {
  const isOwner = /gridInternals\.ts$|RecordGridLook\.css$|\.test\.tsx?$/;
  const files = filesIn('src', /\.(tsx?|css)$/).filter((path) => !isOwner.test(path));
  expect(files.filter((path) => /MuiDataGrid-|--DataGrid-/.test(read(path)))).toEqual([]);
});

test('the style sheet names only classes and properties that are listed', () => {
  const named = read('src/ui/grid/RecordGridLook.css').matchAll(
    /MuiDataGrid-[\w-]+|--DataGrid-[\w-]+/g,
  );
  const listed = new Set<string>([
    ...Object.values(rowClasses),
    rootClass,
    ...Object.values(headClasses),
    SCROLLER_CLASS,
    ...styledClasses,
    ...styleProperties,
  ]);
  expect(
    [...new Set([...named].map(([name]) => name))].filter((name) => !listed.has(name)),
  ).toEqual([]);
});
