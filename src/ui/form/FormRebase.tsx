import { useEffect, useEffectEvent } from 'react';
import { useFormikContext } from 'formik';

interface FormRebaseProps<Values extends object> {
  /** Values of the record by now: it may have been changed in another tab, or by somebody else. */
  current: Values;
  /** Values that changes are measured against. */
  base: Values;
  /** Called with the base in which fields that nobody touched have their newer values. */
  onRebase: (base: Values) => void;
}

/** Rebases a form onto its record as it is by now: fields that nobody touched take its values, what was typed stays. */
export function FormRebase<Values extends object>(props: FormRebaseProps<Values>) {
  const { current, base, onRebase } = props;
  const { values, setValues, isSubmitting } = useFormikContext<Values>();
  const names = Object.keys(base) as (keyof Values)[]; // Keys of a record are its names.
  const newer = names.filter((name) => current[name] !== base[name] && values[name] === base[name]);
  const isOutdated = newer.length > 0 && !isSubmitting;
  const rebase = useEffectEvent(() => {
    const changes = Object.fromEntries(newer.map((name) => [name, current[name]]));
    void setValues({ ...values, ...changes });
    onRebase({ ...base, ...changes });
  });
  useEffect(() => {
    if (isOutdated) rebase();
  }, [isOutdated]);
  return null;
}
