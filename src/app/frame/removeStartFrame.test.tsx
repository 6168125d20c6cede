import { removeStartFrame, START_FRAME } from './removeStartFrame';
import { startFrameScript } from './startFrameScript';
import { startFrameStyles } from './startFrameStyles';

const root = document.documentElement;

function run(path: string, stored: Record<string, string>) {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  history.replaceState(null, '', path);
  // The browser runs the inline script while parsing the file.
  new Function(startFrameScript)();
  return { ...root.dataset };
}

const admin = { 'kathayatra:known-admin': 'asha' };
const preferences = (value: object) => ({ 'kathayatra:preferences': JSON.stringify(value) });

test.each<[string, string, Record<string, string>, object]>([
  ['an admin', '/admin/tours', admin, {}],
  ['the login screen', '/admin/login', admin, { start: 'plain' }],
  ['its other path', '/login/', admin, { start: 'plain' }],
  ['a stranger', '/admin/tours', {}, { start: 'plain' }],
  [
    'what was chosen',
    '/admin/tours',
    { ...admin, ...preferences({ theme: 'dark', isSidebarCollapsed: true }) },
    { theme: 'dark', sidebar: 'narrow' },
  ],
  [
    'a wide sidebar',
    '/admin/tours',
    { ...admin, ...preferences({ theme: 'system', isSidebarCollapsed: false }) },
    { sidebar: 'wide' },
  ],
  ['broken preferences', '/admin', { ...admin, 'kathayatra:preferences': '{' }, { start: 'plain' }],
])('the frame knows %s', (_what, path, stored, expected) => {
  expect(run(path, stored)).toEqual(expected);
});

test('leaves nothing behind', () => {
  run('/admin/tours', { ...admin, ...preferences({ theme: 'dark', isSidebarCollapsed: true }) });
  document.body.innerHTML = `<div id="${START_FRAME}"></div>`;
  removeStartFrame();
  expect(document.body.childNodes).toHaveLength(0);
  expect({ ...root.dataset }).toEqual({});
});

test('loads no file, and sets colours on the frame alone', () => {
  expect(startFrameStyles).not.toMatch(/url\(|:root/);
  expect(startFrameStyles.match(/--page:#[0-9a-f]{6}/g)).toHaveLength(4);
});
