import { useState, type ReactNode } from 'react';
import { FormikProvider, useFormikContext, type FormikContextType } from 'formik';
import { descriptionName, titleName, type PairValues } from './textPairs';

type PairForm = FormikContextType<PairValues>;

/** True when the form's state is equal for the fields of one record. */
function isSameFor(key: string, a: PairForm, b: PairForm): boolean {
  const isSameField = (name: string) =>
    a.values[name] === b.values[name] &&
    a.initialValues[name] === b.initialValues[name] &&
    a.errors[name] === b.errors[name] &&
    a.touched[name] === b.touched[name];
  return (
    a.isSubmitting === b.isSubmitting &&
    a.status === b.status &&
    isSameField(titleName(key)) &&
    isSameField(descriptionName(key))
  );
}

interface PairFieldsProps {
  /** Key of the record. */
  pairKey: string;
  /** Memoised children; they must only read and set the fields of the record. */
  children: ReactNode;
}

/** Formik context narrowed to one record: typing in another record does not re-render its fields. */
export function PairFields({ pairKey, children }: PairFieldsProps) {
  const form = useFormikContext<PairValues>();
  const [shown, setShown] = useState(form);
  const isSame = isSameFor(pairKey, shown, form);
  if (!isSame) setShown(form);
  return <FormikProvider value={isSame ? shown : form}>{children}</FormikProvider>;
}
