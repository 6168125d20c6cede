import { type CallName, type FormFields } from './contractCall';

/** Builds the multipart form of a call, with the fields in the given order; undefined fields are omitted. */
export function formOf<Name extends CallName>(_name: Name, fields: FormFields<Name>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries<string | File | undefined>({ ...fields })) {
    if (value !== undefined) form.set(name, value);
  }
  return form;
}
