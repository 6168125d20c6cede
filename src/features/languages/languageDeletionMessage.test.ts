import { languageDeletionMessage } from './languageDeletionMessage';

describe('languageDeletionMessage', () => {
  it.each([
    ['conflict', 'Cannot delete the default language', 'Cannot delete the default language'],
    ['conflict', undefined, 'Cannot delete language: it is being used in translations'],
    [
      'server',
      'violates foreign key constraint "tour_translations_language_fkey"',
      'Cannot delete language: it is being used in translations',
    ],
    ['server', 'Down', 'Failed to delete language'],
    ['network', undefined, 'Failed to delete language'],
  ] as const)('%s, %s: %s', (code, detail, message) => {
    expect(languageDeletionMessage({ code, message: 'x', detail })).toBe(message);
  });
});
