import { useEffect, useEffectEvent } from 'react';
import { useFormikContext } from 'formik';

interface FormFollowerProps<Values extends object> {
  /** Values of the record by now: it may have been changed in another tab, or by somebody else. */
  current: Values;
  /** Values that changes are measured against. */
  base: Values;
  /** Called with the base in which fields that nobody touched have their newer values. */
  onFollow: (base: Values) => void;
}

/** Gives fields that nobody touched the values that their record has by now; what was typed stays. */
export function FormFollower<Values extends object>(props: FormFollowerProps<Values>) {
  const { current, base, onFollow } = props;
  const { values, setValues, isSubmitting } = useFormikContext<Values>();
  const names = Object.keys(base) as (keyof Values)[]; // Keys of a record are its names.
  const newer = names.filter((name) => current[name] !== base[name] && values[name] === base[name]);
  const isBehind = newer.length > 0 && !isSubmitting;
  const follow = useEffectEvent(() => {
    const changes = Object.fromEntries(newer.map((name) => [name, current[name]]));
    void setValues({ ...values, ...changes });
    onFollow({ ...base, ...changes });
  });
  useEffect(() => {
    if (isBehind) follow();
  }, [isBehind]);
  return null;
}
