import { textChecks } from './textChecks';

const long = 'The tomb stands on a terrace above the river, and was built for an empress.';
const source = { title: 'Taj Mahal', description: long };

test.each([
  ['nothing yet', { title: ' ', description: '' }, ['blank']],
  ['a title alone', { title: 'ताज महल', description: '' }, ['title only']],
  [
    'a description alone',
    { title: '', description: 'यह मकबरा नदी के ऊपर एक चबूतरे पर खड़ा है।' },
    ['blank'],
  ],
  ['the very source', source, ['same']],
  [
    'a name that stays the same',
    { title: 'Taj Mahal', description: long.replace('tomb', 'Grab') },
    [],
  ],
  ['a few words', { title: 'ताज महल', description: 'मकबरा' }, ['short']],
  ['three times the text', { title: 'Taj', description: long.repeat(3) }, ['long']],
])('%s', (_what, translation, checks) => {
  expect(textChecks(source, translation)).toEqual(checks);
});

test('asks for no description where the source has none', () => {
  expect(
    textChecks({ title: 'Gate', description: '' }, { title: 'द्वार', description: '' }),
  ).toEqual([]);
});
