import { screen } from '@testing-library/react';
import { Formik, useFormikContext } from 'formik';
import { renderComponent } from '../../../testing/renderComponent';
import { FormTextField } from '../../../ui/form/FormTextField';
import { PairFields } from './PairFields';
import { titleName, type PairValues } from './textPairs';

const draws = new Map<string, number>();

/** Field of a record that counts its renders. */
function CountedField({ pairKey }: { pairKey: string }) {
  const { values } = useFormikContext<PairValues>();
  draws.set(pairKey, (draws.get(pairKey) ?? 0) + 1);
  const name = titleName(pairKey);
  return (
    <>
      <FormTextField name={name} label={`Title of ${pairKey}`} />
      <output aria-label={`Read of ${pairKey}`}>{values[name]}</output>
    </>
  );
}

const keys = ['a', 'b'];
const rows = keys.map((key) => (
  <PairFields key={key} pairKey={key}>
    <CountedField pairKey={key} />
  </PairFields>
));

test('a key in the field of one record draws no field of another, and each reads its own', async () => {
  const initialValues: PairValues = { 'title:a': 'Gate', 'title:b': 'Wall' };
  const validate = (values: PairValues) =>
    values['title:b'] === '' ? { 'title:b': 'Title is required' } : {};
  const { user } = renderComponent(
    <Formik initialValues={initialValues} validate={validate} onSubmit={() => undefined}>
      {() => rows}
    </Formik>,
  );
  const field = (key: string) => screen.getByRole('textbox', { name: `Title of ${key}` });
  const before = draws.get('b');
  await user.type(field('a'), 'way');
  expect(field('a')).toHaveValue('Gateway');
  expect(screen.getByRole('status', { name: 'Read of a' })).toHaveTextContent('Gateway');
  expect(draws.get('b')).toBe(before);

  await user.clear(field('b'));
  await user.tab();
  expect(await screen.findByText('Title is required')).toBeVisible();
  await user.type(field('b'), 'Tower');
  expect(screen.getByRole('status', { name: 'Read of b' })).toHaveTextContent('Tower');
  expect(screen.queryByText('Title is required')).toBeNull();
});
