import {
  recordingState,
  translationState,
  type TextState,
  type TranslationState,
} from './translationState';

const counts = (withTitle: number, sections: number) => ({ sections, withTitle, withAudio: 0 });

test.each<[TextState, ReturnType<typeof counts> | null, TranslationState]>([
  ['none', null, 'none'],
  ['none', counts(0, 8), 'none'],
  ['none', counts(3, 8), 'part'],
  ['title', counts(8, 8), 'part'],
  ['whole', null, 'unchecked'],
  ['whole', counts(0, 8), 'part'],
  ['whole', counts(7, 8), 'part'],
  ['whole', counts(8, 8), 'whole'],
  ['whole', counts(0, 0), 'whole'],
])('a tour with text %s and sections %j is %s', (text, sections, state) =>
  expect(translationState(text, sections)).toBe(state),
);

const recorded = (withAudio: number, sections: number) => ({ sections, withTitle: 0, withAudio });

test.each<[TextState, ReturnType<typeof recorded> | null, TranslationState]>([
  ['none', null, 'none'],
  ['none', recorded(1, 8), 'part'],
  ['title', null, 'unchecked'],
  ['whole', null, 'unchecked'],
  ['whole', recorded(0, 8), 'none'],
  ['whole', recorded(7, 8), 'part'],
  ['whole', recorded(8, 8), 'whole'],
  ['whole', recorded(0, 0), 'none'],
])('recordings of a tour with text %s and sections %j are %s', (text, sections, state) =>
  expect(recordingState(text, sections)).toBe(state),
);
