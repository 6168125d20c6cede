import { useState, type ReactNode } from 'react';
import { FormikProvider, useFormikContext, type FormikContextType } from 'formik';
import { descriptionName, titleName, type PairValues } from './textPairs';

type PairForm = FormikContextType<PairValues>;

/** True where nothing differs that the fields of one record show. */
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
  /** Memoise: the fields, which read and set no others than those of the record. */
  children: ReactNode;
}

/** Formik's context for the fields of one record: a key in another one's field draws none of them. */
export function PairFields({ pairKey, children }: PairFieldsProps) {
  const form = useFormikContext<PairValues>();
  const [shown, setShown] = useState(form);
  const isSame = isSameFor(pairKey, shown, form);
  if (!isSame) setShown(form);
  return <FormikProvider value={isSame ? shown : form}>{children}</FormikProvider>;
}
