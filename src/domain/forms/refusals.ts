/** Server's messages for the fields of a form, each with the refused value. */
export type Refusals = Readonly<Record<string, { message: string; value: unknown }>>;

/** Formik's actions; the form status carries the refusals. */
export interface RefusableForm {
  setErrors: (errors: Record<string, string>) => void;
  setStatus: (refusals: Refusals) => void;
}

const valueOf = (values: object, name: string): unknown =>
  Object.entries(values).find(([key]) => key === name)?.[1];

/**
 * Shows a server's refusals at the fields of a form. Re-validation, as on blur, replaces a form's errors, but these
 * stay until the value changes.
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

/** Message for a field whose value a server refused; undefined once the value has changed. */
export function refusalOf(
  refusals: Refusals | undefined,
  name: string,
  value: unknown,
): string | undefined {
  const refusal = refusals?.[name];
  return refusal !== undefined && refusal.value === value ? refusal.message : undefined;
}
