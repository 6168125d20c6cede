import { formProblem } from './formProblem';
import { type Problem } from '../problem';

const values = { title: '', language: 'hi' };
const refused: Problem = { code: 'invalid', status: 422, message: 'API Error: 422 - Too long' };

test('what the fields show is not said twice', () => {
  const problem = { ...refused, detail: 'Too long', fields: { title: 'Too long' } };
  expect(formProblem(problem, values, 'Failed')).toEqual({
    panel: null,
    complete: { ...problem, message: 'Too long', fields: {} },
    fields: { title: 'Too long' },
  });
});

test('messages of fields that the form lacks go to the panel', () => {
  const problem = { ...refused, detail: 'Too long', fields: { title: 'Too long', slug: 'Taken' } };
  const { panel, fields } = formProblem(problem, values, 'Failed');
  expect(panel).toMatchObject({ message: 'Too long', fields: { slug: 'Taken' } });
  expect(fields).toEqual({ title: 'Too long' });
});

test.each<[Partial<Problem>, string]>([
  [{ detail: 'Tour not found' }, 'Tour not found'],
  [{ detail: '' }, 'Failed'],
  [{ detail: undefined }, 'Failed'],
  [{ code: 'network', message: 'Network error' }, 'Network error'],
])('the words of %o are %p', (part, message) => {
  expect(formProblem({ ...refused, ...part }, values, 'Failed').panel?.message).toBe(message);
});
