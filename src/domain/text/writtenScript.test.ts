import { writtenScript } from './writtenScript';

test.each([
  ['Taj Mahal at dawn', 'latin'],
  ['ताज महल, Agra', 'devanagari'],
  ['تاج محل', 'arabic'],
  ['タージ・マハル', 'cjk'],
  ['2026 🎧', null],
  ['', null],
])('%s is written in %s', (text, script) => expect(writtenScript(text)).toBe(script));
