import { type Language } from './language';
import { languageOfFile } from './languageOfFile';

const language = (code: string, label: string, nativeLabel: string): Language => ({
  id: code,
  code,
  label,
  native_label: nativeLabel,
  flag: '',
  is_enabled: true,
  is_default: false,
  sort_order: 0,
});
const languages = [
  language('en', 'English', 'English'),
  language('hi', 'Hindi', 'हिन्दी'),
  language('or', 'Odia', 'ଓଡ଼ିଆ'),
];

test.each([
  ['taj-mahal-01-hi.mp3', 'hi'],
  ['Taj Mahal Hindi v2.wav', 'hi'],
  ['ताज हिन्दी.m4a', 'hi'],
  ['gate_EN.mp3', 'en'],
  ['11_the-tiger-cave-hi-final v2.wav', 'hi'],
  ['gate_en_take 3.wav', 'en'],
  ['gate-hi.en-final.wav', null],
  ['final.wav', null],
  ['taj or fort.mp3', null],
  ['taj or fort final.mp3', null],
  ['gate.mp3', null],
  ['.mp3', null],
])('%s is in %s', (filename, code) => expect(languageOfFile(filename, languages)).toBe(code));
