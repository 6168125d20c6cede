import { pressName } from './editorCommand';

const press = (key: string, held: Partial<Parameters<typeof pressName>[0]> = {}) =>
  pressName({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

describe('the name of a press', () => {
  it.each([
    [press(' '), 'Space'],
    [press('k'), 'K'],
    [press('K', { shiftKey: true }), 'Shift+K'],
    [press('ArrowLeft', { altKey: true, shiftKey: true }), 'Alt+Shift+←'],
    [press('z', { metaKey: true }), 'Mod+Z'],
    [press('Z', { ctrlKey: true, shiftKey: true }), 'Mod+Shift+Z'],
    [press('?', { shiftKey: true }), '?'],
    [press('+', { shiftKey: true }), 'Plus'],
    [press('.'), '.'],
    [press('Enter'), 'Enter'],
    [press('˙', { altKey: true, code: 'KeyH' }), 'Alt+H'],
  ])('%s', (name, expected) => expect(name).toBe(expected));
});
