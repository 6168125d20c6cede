import { isLetterElsewhere, isTypingIn, keyCombination, usesKeyItself } from './command';

const press = (key: string, modifiers: Partial<Parameters<typeof keyCombination>[0]> = {}) =>
  keyCombination({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...modifiers,
  });

test.each([
  [press(' '), 'Space'],
  [press('k'), 'K'],
  [press('k', { metaKey: true }), 'Mod+K'],
  [press('Z', { ctrlKey: true, shiftKey: true }), 'Mod+Shift+Z'],
  [press('?', { shiftKey: true }), '?'],
  [press('ArrowLeft', { altKey: true, shiftKey: true }), 'Alt+Shift+←'],
  [press('+', { shiftKey: true }), 'Plus'],
  [press('˙', { altKey: true, code: 'KeyH' }), 'Alt+H'],
])('a press is named %s', (name, expected) => expect(name).toBe(expected));

test.each([
  ['<input />', true],
  ['<textarea></textarea>', true],
  ['<div contenteditable="true"></div>', true],
  ['<div role="textbox"></div>', true],
  ['<input type="checkbox" />', false],
  ['<input type="radio" />', false],
  ['<button>Go</button>', false],
])('typing in %s: %s', (html, isTyping) => {
  document.body.innerHTML = html;
  expect(isTypingIn(document.body.firstElementChild)).toBe(isTyping);
});

test.each([
  ['<button>Go</button>', 'Enter', true],
  ['<button>Go</button>', 'Mod+Enter', false],
  ['<input type="radio" />', 'Space', true],
  ['<button data-leaves-space>Go</button>', 'Space', false],
  ['<button data-leaves-space>Go</button>', 'Enter', true],
  ['<a href="/" role="tab" aria-selected="true">Audio</a>', 'Space', false],
  ['<a href="/" role="tab" aria-selected="true">Audio</a>', 'Enter', true],
  ['<a href="/" role="tab" aria-selected="false">Audio</a>', 'Space', true],
  ['<button role="tab" aria-selected="true">Audio</button>', 'Space', true],
  ['<input type="radio" />', '→', true],
  ['<div role="slider"></div>', 'Shift+←', true],
  ['<div role="slider" data-position="start"></div>', 'Shift+←', false],
  ['<div role="slider"></div>', 'Alt+←', false],
  ['<div role="slider"></div>', 'B', false],
])('%s uses %s itself: %s', (html, name, isUsed) => {
  document.body.innerHTML = html;
  expect(usesKeyItself(document.body.firstElementChild, name)).toBe(isUsed);
});

test.each([
  ['<main></main>', false],
  ['<div data-track></div>', false],
  ['<button>Go</button>', true],
])('a letter in %s is meant for something else: %s', (html, isElsewhere) => {
  document.body.innerHTML = html;
  const command = { lettersWorkIn: '[data-track]' };
  expect(isLetterElsewhere(command, 'B', document.body.firstElementChild)).toBe(isElsewhere);
});
