import { type Language } from '../../domain/languages/language';
import { selectOrderOfCodes } from './selectTourLanguages';

const languageOf = (code: string, index: number): Language => ({
  id: code,
  code,
  label: code,
  native_label: code,
  flag: '',
  is_enabled: true,
  is_default: false,
  sort_order: index,
});

test('codes are put into the languages’ order once, those of no language last', () => {
  const inOrder = selectOrderOfCodes.resultFunc(['en', 'ta', 'hi'].map(languageOf));
  const codes = inOrder('hi xx en ta');
  expect(codes).toEqual(['en', 'ta', 'hi', 'xx']);
  expect(inOrder('hi xx en ta')).toBe(codes);
  expect(inOrder('hi en')).toEqual(['en', 'hi']);
});
