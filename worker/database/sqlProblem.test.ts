import { readSqlProblem } from './sqlProblem';

const sqlError = (code: string, constraint = '', detail = '', message = '') =>
  Object.assign(new Error('Failed query'), { cause: { code, constraint, detail, message } });
const syntax = (type: string) => `invalid input syntax for type ${type}: "x"`;

test.each<[string, Error, number, string]>([
  ['a taken slug', sqlError('23505', 'tours_slug_key'), 409, 'Slug already exists'],
  ['a taken code', sqlError('23505', 'languages_code_key'), 409, 'Language code already exists'],
  ['anything else that is taken', sqlError('23505', 'other'), 409, 'Already exists'],
  [
    'no such language',
    sqlError('23503', 'tours_primary_language_fkey', 'is not present in table "languages".'),
    422,
    'Unknown language',
  ],
  [
    'a language in use',
    sqlError('23503', 'media_language_fkey', 'is still referenced from table "media".'),
    409,
    'Cannot delete language: it is being used in translations',
  ],
  [
    'something else in use',
    sqlError('23503', 'media_file_key_fkey', 'is still referenced from table "media".'),
    409,
    'Still in use and cannot be deleted',
  ],
  [
    'no parent',
    sqlError('23503', 'sections_tour_id_fkey', 'is not present in table "tours".'),
    404,
    'What this belongs to does not exist any more',
  ],
  ['no uuid', sqlError('22P02', '', '', syntax('uuid')), 404, 'Not found'],
  [
    'no whole number',
    sqlError('22P02', '', '', syntax('integer')),
    422,
    'A value cannot be stored as it is',
  ],
  ['a check', sqlError('23514'), 422, 'A value is out of its bounds'],
  ['a number out of range', sqlError('22003'), 422, 'A value cannot be stored as it is'],
  ['a deadlock', sqlError('40P01'), 409, 'Somebody changed the same at the same time: try again'],
])('%s', (_name, error, status, message) => {
  expect(readSqlProblem(error)).toMatchObject({ status, message });
});

test.each([
  ['a fault in our SQL', sqlError('42601')],
  ['no SQL at all', Object.assign(new Error('reset'), { code: 'ECONNRESET' })],
  ['no error', 'text'],
  ['nothing', undefined],
])('%s is not shown to the caller', (_name, error) => {
  expect(readSqlProblem(error)).toBeNull();
});
