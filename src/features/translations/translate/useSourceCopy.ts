import { useFormikContext } from 'formik';
import { descriptionName, hasSource, titleName, type PairValues, type TextPair } from './textPairs';

/** Works in the fields of a record, for its own source. */
export const COPY_KEYS = 'Alt+C';

/** Function that copies the source of a record into its fields, where it has one. */
export function useSourceCopy(): (pair: TextPair | undefined) => void {
  const { setFieldValue, isSubmitting } = useFormikContext<PairValues>();
  return (pair) => {
    if (isSubmitting || pair === undefined || !hasSource(pair)) return;
    void setFieldValue(titleName(pair.key), pair.source.title);
    void setFieldValue(descriptionName(pair.key), pair.source.description);
  };
}
