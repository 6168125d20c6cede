import { languageFixture } from '../../../testing/languageFixtures';
import { uploadLanguage } from './uploadLanguage';

const languages = ['en', 'hi', 'ta', 'ur'].map(languageFixture);

test.each([
  ['the content language where it has no recording', 'hi', ['en'], ['en', 'ta'], 'hi'],
  ['else the first with texts and without one', 'en', ['en', 'hi'], ['en', 'hi', 'ur'], 'ur'],
  ['else the content language, to replace its own', 'hi', ['en', 'hi'], ['en', 'hi'], 'hi'],
  ['the first one, where the content language is not enabled', 'fr', [], [], 'en'],
])('a new recording is in %s', (_which, contentLanguage, recorded, texts, language) => {
  expect(uploadLanguage({ languages, recorded, texts, contentLanguage, openLanguage: null })).toBe(
    language,
  );
});

test('a new recording is in the language of the open one where none is missing', () => {
  const all = { languages, texts: ['en', 'hi'], contentLanguage: 'en', openLanguage: 'hi' };
  expect(uploadLanguage({ ...all, recorded: ['en', 'hi'] })).toBe('hi');
  expect(uploadLanguage({ ...all, recorded: ['hi'] })).toBe('en');
  expect(uploadLanguage({ ...all, recorded: ['en', 'hi'], openLanguage: 'fr' })).toBe('en');
});

test('a new recording is in no language where none is enabled', () => {
  const none = {
    languages: [],
    recorded: [],
    texts: [],
    contentLanguage: 'en',
    openLanguage: null,
  };
  expect(uploadLanguage(none)).toBe('');
});
