/** Messages of a server for the fields of a form, each with the value that it refused. */
export type Refusals = Readonly<Record<string, { message: string; value: unknown }>>;

/** Actions of a form, as Formik has them; its status carries the refusals. */
export interface RefusableForm {
  setErrors: (errors: Record<string, string>) => void;
  setStatus: (refusals: Refusals) => void;
}

const valueOf = (values: object, name: string): unknown =>
  Object.entries(values).find(([key]) => key === name)?.[1];

/**
 * Shows at the fields of a form what a server refused. Rules that are run again, as when a field is left, replace a
 * form's errors: these stay until the value is another one.
 */
export function refuseFields(
  { setErrors, setStatus }: RefusableForm,
  values: object,
  messages: Record<string, string>,
): void {
  setErrors(messages);
  const refusals = Object.entries(messages).map(
    ([name, message]) => [name, { message, value: valueOf(values, name) }] as const,
  );
  setStatus(Object.fromEntries(refusals));
}

/** Message for a field whose value a server refused; undefined once it is another one. */
export function refusalOf(
  refusals: Refusals | undefined,
  name: string,
  value: unknown,
): string | undefined {
  const refusal = refusals?.[name];
  return refusal !== undefined && refusal.value === value ? refusal.message : undefined;
}
