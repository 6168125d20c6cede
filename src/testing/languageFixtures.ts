import { type Language } from '../domain/languages/language';

/** An enabled language whose code is also its label, with the given sort order. */
export const languageFixture = (code: string, sort_order: number): Language => ({
  id: code,
  code,
  label: code,
  native_label: code,
  flag: '',
  is_enabled: true,
  is_default: code === 'en',
  sort_order,
});
