import { languageFixture } from '../../testing/languageFixtures';
import { selectOrderOfCodes } from './selectTourLanguages';

test('codes are put into the languages’ order once, those of no language last', () => {
  const inOrder = selectOrderOfCodes.resultFunc(['en', 'ta', 'hi'].map(languageFixture));
  const codes = inOrder('hi xx en ta');
  expect(codes).toEqual(['en', 'ta', 'hi', 'xx']);
  expect(inOrder('hi xx en ta')).toBe(codes);
  expect(inOrder('hi en')).toEqual(['en', 'hi']);
});
