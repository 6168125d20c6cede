import { type Language } from '../languages/language';
import { languageCode } from './importCatalogue';

const language = (code: string, label: string, native: string): Language => ({
  id: code,
  code,
  label,
  native_label: native,
  flag: '',
  is_enabled: true,
  is_default: code === 'en',
  sort_order: 0,
});
const languages = [
  language('en', 'English', 'English'),
  language('hi', 'Hindi', 'हिन्दी'),
  language('pt', 'Portuguese', 'Português'),
  language('br', 'Portuguese', ''),
  language('pt-br', 'Portuguese of Brazil', ''),
  language('xy', 'hi', ''),
];

test.each([
  ['EN', 'en'],
  [' Hindi ', 'hi'],
  ['हिन्दी', 'hi'],
  ['english', 'en'],
  // A code takes precedence over the name of another language.
  ['hi', 'hi'],
  // The region is dropped if the catalogue has only the language.
  ['hi-IN', 'hi'],
  ['hi_IN', 'hi'],
  ['pt_BR', 'pt-br'],
  ['pt-PT', 'pt'],
  ['hi-Latn', 'hi-latn'],
  ['ta-IN', 'ta-in'],
  // The name is that of two languages.
  ['Portuguese', 'portuguese'],
  ['', ''],
])('the cell %p names the language %p', (cell, code) => {
  expect(languageCode(cell, languages)).toBe(code);
});
