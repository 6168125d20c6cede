import { act, fireEvent, screen } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { number, object, string } from 'yup';
import { renderComponent } from '../../testing/renderComponent';
import { FocusFirstError } from './FocusFirstError';
import { FormDurationField } from './FormDurationField';
import { FormFields } from './FormFields';
import { FormSelect } from './FormSelect';
import { FormSwitch } from './FormSwitch';
import { FormTextField } from './FormTextField';

const rules = object({
  city: string().trim(),
  title: string().trim().required('Title is required'),
  seconds: number().typeError('Not a number').min(60, 'At least 60').nullable(),
  language: string().required('Language is required'),
});
const empty = { city: '', title: '', seconds: null, language: '', on: false };

function form(initialValues: object = empty) {
  const onSubmit = jest.fn();
  const view = renderComponent(
    <Formik initialValues={initialValues} validationSchema={rules} onSubmit={onSubmit}>
      <Form noValidate>
        <FormFields>
          <FormTextField name="city" label="City" help="Where it starts" limit="name" />
          <FormTextField name="title" label="Title" required maxLength={5} language="ur" />
          <FormDurationField name="seconds" label="Duration" help="At least a minute" />
          <FormSelect
            name="language"
            label="Language"
            options={[
              { value: 'ur', label: 'Urdu', flag: '🇮🇳' },
              { value: 'en', label: 'English' },
            ]}
          />
          <FormSwitch name="on" label="Enabled" help="For everyone" />
        </FormFields>
        <button type="submit">Send</button>
        <FocusFirstError />
      </Form>
    </Formik>,
  );
  const send = () => view.user.click(screen.getByRole('button', { name: 'Send' }));
  return { ...view, onSubmit, send };
}

const field = (name: string) => screen.getByRole('textbox', { name });

test('help is linked to its field', () => {
  form();
  expect(field('City')).toHaveAccessibleDescription('Where it starts');
  expect(screen.getByRole('switch', { name: 'Enabled' })).toHaveAccessibleDescription(
    'For everyone',
  );
});

test('a text is counted as it nears its limit, and over it says so before it is left', async () => {
  const { user } = form({ ...empty, city: 'x'.repeat(107) });
  expect(screen.queryByText('107/120')).toBeNull();
  await user.type(field('City'), 'y');
  expect(screen.getByText('108/120')).toBeVisible();
  expect(field('City')).toBeValid();
  await user.type(field('City'), 'z'.repeat(13));
  expect(screen.getByText('121/120')).toBeVisible();
  expect(field('City')).toHaveAccessibleDescription('City must be at most 120 characters');
  expect(field('City')).toBeInvalid();
});

test('a duration is typed in seconds or as a time, and sent in seconds', async () => {
  const { user, send, onSubmit } = form({ ...empty, title: 'a', language: 'ur' });
  await user.type(field('Duration'), '1:07:00');
  expect(field('Duration')).toHaveValue('1:07:00');
  expect(screen.getByText('4,020 s = 1:07:00')).toBeVisible();
  await send();
  expect(onSubmit.mock.calls[0][0]).toMatchObject({ seconds: 4020 });
  await user.clear(field('Duration'));
  await user.type(field('Duration'), '1:75');
  await send();
  expect(await screen.findByText('Not a number')).toBeVisible();
});

test('a failed submit shows the errors in their places and goes to the first of them', async () => {
  const { send, onSubmit } = form();
  await send();
  expect(await screen.findByText('Title is required')).toBeVisible();
  expect(field('Title')).toHaveFocus();
  expect(field('Title')).toBeInvalid();
  expect(field('Title')).toHaveAccessibleDescription('Title is required');
  expect(field('City')).toBeValid();
  const select = screen.getByRole('combobox', { name: 'Language' });
  expect(select).toHaveAccessibleDescription('Language is required');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a select that is the first wrong field takes the focus', async () => {
  const { send } = form({ ...empty, title: 'Taj' });
  await send();
  await screen.findByText('Language is required');
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveFocus();
});

test('letters choose an option that has a flag, in the closed select and in its list', async () => {
  const { user } = form();
  const select = screen.getByRole('combobox', { name: 'Language' });
  act(() => select.focus());
  await user.keyboard('en');
  expect(select).toHaveTextContent('English');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('option', { name: 'English' })).toHaveFocus();
  await user.keyboard('ur');
  expect(screen.getByRole('option', { name: 'Urdu' })).toHaveFocus();
});

test('content is typed in its own language and direction', () => {
  form();
  expect(field('Title')).toHaveAttribute('lang', 'ur');
  expect(field('Title')).toHaveAttribute('dir', 'rtl');
  expect(field('City')).not.toHaveAttribute('dir');
});

test('a limited text is counted, and cut between graphemes', async () => {
  const { user } = form();
  await user.click(field('Title'));
  await user.paste('abc🇮🇳');
  expect(field('Title')).toHaveValue('abc');
  expect(screen.getByText('3/5')).toBeVisible();
});

test('a composition is left alone until it ends', async () => {
  form();
  await act(async () => {
    fireEvent.compositionStart(field('Title'));
    fireEvent.input(field('Title'), { target: { value: 'abcdef' }, isComposing: true });
  });
  expect(field('Title')).toHaveValue('abcdef');
  await act(async () => void fireEvent.compositionEnd(field('Title')));
  expect(field('Title')).toHaveValue('abcde');
});

test('a duration is a number or null, read out as a clock', async () => {
  const { user, send, onSubmit } = form({ ...empty, title: 'Taj', language: 'en' });
  await user.type(field('Duration'), '5400');
  expect(screen.getByText('5,400 s = 1:30:00')).toBeVisible();
  await send();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ seconds: 5400 });
  await user.clear(field('Duration'));
  await send();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ seconds: null });
  await user.type(field('Duration'), 'soon');
  await send();
  expect(await screen.findByText('Not a number')).toBeVisible();
  expect(screen.queryByText('At least a minute')).toBeNull();
});

test('a select and a switch are submitted with the form', async () => {
  const { user, send, onSubmit } = form({ ...empty, title: 'Taj' });
  await user.click(screen.getByRole('combobox', { name: 'Language' }));
  await user.click(screen.getByRole('option', { name: 'Urdu' }));
  await user.click(screen.getByRole('switch', { name: 'Enabled' }));
  await send();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ language: 'ur', on: true });
});
