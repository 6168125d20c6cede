import { screen, waitFor } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { type Draft } from '../../domain/forms/draft';
import { memoryDraftSlot } from '../../testing/memoryDraftSlot';
import { renderComponent } from '../../testing/renderComponent';
import { FormDraft } from './FormDraft';
import { FormTextField } from './FormTextField';

const record = { title: 'Taj', city: 'Agra' };
const MINUTE_MS = 60_000;

const kept = (typed: object, base: object = record, hadFile = false): Draft => ({
  base: { ...base },
  values: { ...base, ...typed },
  typedAtMs: Date.now() - 5 * MINUTE_MS,
  hadFile,
});

function open(draft: Draft | null, current = record) {
  const { slot, cell } = memoryDraftSlot(draft);
  const view = renderComponent(
    <Formik initialValues={current} onSubmit={() => undefined}>
      <Form>
        <FormDraft slot={slot} labels={{ title: 'Title' }}>
          <FormTextField name="title" label="Title" />
          <FormTextField name="city" label="City" />
        </FormDraft>
      </Form>
    </Formik>,
  );
  const field = (name: string) => screen.getByRole('textbox', { name });
  return { ...view, cell, field };
}

test('a typed value is stored as a draft until it is typed back', async () => {
  const { user, cell, field } = open(null);
  await user.type(field('Title'), '!');
  await waitFor(() => expect(cell.kept?.values).toEqual({ ...record, title: 'Taj!' }));
  await user.type(field('Title'), '{Backspace}');
  await waitFor(() => expect(cell.kept).toBeNull());
});

test('a draft is restored with a note, and Discard removes it', async () => {
  const draft = kept({ title: 'Crown' });
  const { user, cell, field } = open(draft);
  expect(field('Title')).toHaveValue('Crown');
  expect(await screen.findByText(/Restored what you typed 5 min ago\.$/)).toBeVisible();
  expect(cell.kept).toBe(draft);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field('Title')).toHaveValue('Taj');
  expect(field('Title')).toHaveFocus();
  expect(screen.queryByText(/Restored/)).toBeNull();
  expect(cell.kept).toBeNull();
});

test('the note goes once nothing of the draft is left to discard', async () => {
  const { user, field } = open(kept({ title: 'Taj!' }));
  expect(await screen.findByText(/Restored what you typed/)).toBeVisible();
  await user.type(field('Title'), '{Backspace}');
  await waitFor(() => expect(screen.queryByText(/Restored/)).toBeNull());
  await user.type(field('Title'), '?');
  expect(screen.queryByText(/Restored/)).toBeNull();
  expect(field('Title')).toHaveValue('Taj?');
});

test('a newer record is announced, and its value can be used', async () => {
  const { user, cell, field } = open(kept({ title: 'Crown', city: 'Delhi' }), {
    title: 'Mahal',
    city: 'Agra',
  });
  expect(field('Title')).toHaveValue('Crown');
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Changed in the meantime: Title. Saving overwrites the newer values.',
  );
  await user.click(screen.getByRole('button', { name: 'Use the newer' }));
  expect(field('Title')).toHaveValue('Mahal');
  expect(field('City')).toHaveValue('Delhi');
  expect(screen.queryByText(/Saving replaces/)).toBeNull();
  await waitFor(() => expect(cell.kept?.base).toEqual({ title: 'Mahal', city: 'Agra' }));
});

test('untouched fields show the newer values', async () => {
  const { field } = open(kept({ title: 'Crown' }), { title: 'Taj', city: 'Delhi' });
  expect(field('City')).toHaveValue('Delhi');
  expect(await screen.findByText(/show the current values/)).toBeVisible();
});

test('a chosen file has to be chosen again', async () => {
  open(kept({ title: 'Crown' }, record, true));
  expect(await screen.findByText(/The file you chose was not kept. Choose it again/)).toBeVisible();
});

test('a draft equal to the record is ignored', () => {
  open(kept({ title: 'Crown' }), { title: 'Crown', city: 'Agra' });
  expect(screen.queryByText(/Restored/)).toBeNull();
});
