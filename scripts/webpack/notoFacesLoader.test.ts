import { readFileSync } from 'node:fs';
import keepScriptFaces from './notoFacesLoader';

const facesOf = (family: string) =>
  [
    ...keepScriptFaces(
      readFileSync(`node_modules/@fontsource-variable/${family}/wght.css`, 'utf8'),
    ).matchAll(/@font-face[^}]*files\/(\S+?)\.woff2/g),
  ].map(([, name = '']) => name);

test.each([
  ['noto-sans-devanagari', 'noto-sans-devanagari-devanagari-wght-normal'],
  ['noto-sans-gujarati', 'noto-sans-gujarati-gujarati-wght-normal'],
])('of %s the face of its own script is kept', (family, face) => {
  expect(facesOf(family)).toEqual([face]);
});

test('of a family of Han characters the numbered faces are kept', () => {
  const faces = facesOf('noto-sans-jp');
  expect(faces.length).toBeGreaterThan(100);
  expect(faces.every((face) => /^noto-sans-jp-\d+-wght-normal$/.test(face))).toBe(true);
});
