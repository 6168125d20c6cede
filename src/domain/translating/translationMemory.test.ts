import { translationMemory, usedTranslation } from './translationMemory';

test('the translation that most records have is offered, whatever the case and the spaces', () => {
  const memory = translationMemory([
    ['The banyan tree', 'वट वृक्ष'],
    ['The Banyan Tree', 'बरगद का पेड़', 'taj'],
    [' the  banyan tree', ' बरगद का पेड़ ', 'fort'],
    ['The river steps', 'घाट'],
  ]);
  expect(usedTranslation(memory, 'The banyan tree ')).toEqual({
    text: 'बरगद का पेड़',
    count: 2,
    tourId: 'taj',
  });
  expect(usedTranslation(memory, 'The river steps')).toEqual({
    text: 'घाट',
    count: 1,
    tourId: null,
  });
  expect(usedTranslation(memory, 'The river')).toBeNull();
});

test('the first of equally used ones is offered', () => {
  const memory = translationMemory([
    ['Gate', 'द्वार'],
    ['Gate', 'दरवाज़ा'],
  ]);
  expect(usedTranslation(memory, 'Gate')?.text).toBe('द्वार');
});

test('blank texts and copies of the source are no translations', () => {
  const memory = translationMemory([
    ['Gate', 'gate'],
    ['Gate', ' '],
    ['Gate', null],
    [null, 'द्वार'],
    ['', 'द्वार'],
  ]);
  expect(memory.size).toBe(0);
  expect(usedTranslation(memory, '')).toBeNull();
});
