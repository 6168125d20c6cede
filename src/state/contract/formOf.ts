import { type CallName, type FormFields } from './contractCall';

/** The multipart form of a call, its fields in the given order; one that is undefined is left out. */
export function formOf<Name extends CallName>(_name: Name, fields: FormFields<Name>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries<string | File | undefined>({ ...fields })) {
    if (value !== undefined) form.set(name, value);
  }
  return form;
}
