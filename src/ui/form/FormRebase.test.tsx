import { useState } from 'react';
import { screen } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { renderComponent } from '../../testing/renderComponent';
import { FormDurationField } from './FormDurationField';
import { FormRebase } from './FormRebase';
import { FormSelect } from './FormSelect';
import { FormTextField } from './FormTextField';

interface Values {
  title: string;
  language: string;
  seconds: number | null;
}

const record: Values = { title: 'Taj', language: 'en', seconds: 60 };
const languages = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'Hindi' },
  { value: 'ur', label: 'Urdu' },
];

/** Form whose record a button replaces, as a save in another tab does. */
function RecordForm({ newer }: { newer: Values }) {
  const [current, setCurrent] = useState(record);
  const [base, setBase] = useState(record);
  return (
    <Formik initialValues={record} onSubmit={() => undefined}>
      <Form>
        <FormRebase current={current} base={base} onRebase={setBase} labels={{ title: 'Title' }}>
          <FormTextField name="title" label="Title" language="en" help="Its name" />
          <FormSelect name="language" label="Language" options={languages} />
          <FormDurationField name="seconds" label="Duration" />
        </FormRebase>
        <output>{JSON.stringify(base)}</output>
        <button type="button" onClick={() => setCurrent(newer)}>
          Change
        </button>
      </Form>
    </Formik>
  );
}

function open(newer: Partial<Values>) {
  const view = renderComponent(<RecordForm newer={{ ...record, ...newer }} />);
  const title = () => screen.getByRole('textbox', { name: 'Title' });
  const change = () => view.user.click(screen.getByRole('button', { name: 'Change' }));
  return { ...view, title, change };
}

test('a field that was changed here and elsewhere shows both values, and says so', async () => {
  const { user, title, change } = open({ title: 'Taj TWO' });
  await user.type(title(), ' ONE');
  await change();
  expect(title()).toHaveValue('Taj ONE');
  expect(title()).toHaveAccessibleDescription('Its name Changed in the meantime to: Taj TWO');
  expect(await screen.findByText('Changed in the meantime: Title')).toHaveAttribute(
    'role',
    'status',
  );
});

test('Keep mine makes the stored value the base, and leads back to the field', async () => {
  const { user, title, change } = open({ title: 'Taj TWO' });
  await user.type(title(), ' ONE');
  await change();
  await user.tab({ shift: true });
  await user.click(await screen.findByRole('button', { name: 'Keep mine: Title' }));
  expect(title()).toHaveValue('Taj ONE');
  expect(title()).toHaveFocus();
  expect(screen.queryByText(/Changed in the meantime/)).toBeNull();
  expect(screen.getByText(/"title":"Taj TWO"/)).toBeVisible();
});

test('the newer value is taken into the field', async () => {
  const { user, title, change } = open({ title: 'Taj TWO' });
  await user.type(title(), ' ONE');
  await change();
  await user.click(await screen.findByRole('button', { name: 'Use the newer: Title' }));
  expect(title()).toHaveValue('Taj TWO');
  expect(title()).toHaveFocus();
  expect(screen.queryByText(/Changed in the meantime/)).toBeNull();
});

test('a value typed here that is stored elsewhere too is no conflict', async () => {
  const { user, title, change } = open({ title: 'Taj TWO' });
  await user.type(title(), ' TWO');
  await change();
  expect(await screen.findByText(/"title":"Taj TWO"/)).toBeVisible();
  expect(screen.queryByText(/Changed in the meantime/)).toBeNull();
});

test('a stored value is shown as its field shows it', async () => {
  const { user, change } = open({ language: 'ur', seconds: 4020 });
  await user.click(screen.getByRole('combobox', { name: 'Language' }));
  await user.click(screen.getByRole('option', { name: 'Hindi' }));
  await user.type(screen.getByRole('textbox', { name: 'Duration' }), '0');
  await change();
  expect(await screen.findByText('Urdu')).toBeVisible();
  expect(screen.getByText('4,020 s = 1:07:00')).toBeVisible();
});
