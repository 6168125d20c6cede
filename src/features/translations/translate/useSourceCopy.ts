import { useFormikContext } from 'formik';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { announced } from '../../../state/model/noticesSlice';
import {
  descriptionName,
  hasSource,
  pairTexts,
  titleName,
  type PairValues,
  type TextPair,
} from './textPairs';
import { useFill } from './useFill';

/** Handled in the fields of a record, for its own source. */
export const COPY_KEYS = 'Alt+C';

/** Function that copies a record's source into its empty fields; never overwrites typed text. */
export function useSourceCopy(): (pair: TextPair | undefined) => void {
  const { values, isSubmitting } = useFormikContext<PairValues>();
  const fill = useFill();
  const dispatch = useConsoleDispatch();
  return (pair) => {
    if (isSubmitting || pair === undefined || !hasSource(pair)) return;
    const { source, key } = pair;
    const { title, description } = pairTexts(values, key);
    const fillsTitle = title.trim() === '' && source.title !== '';
    const fillsDescription = description.trim() === '' && source.description !== '';
    const texts = [
      ...(fillsTitle ? [{ name: titleName(key), text: source.title }] : []),
      ...(fillsDescription ? [{ name: descriptionName(key), text: source.description }] : []),
    ];
    fill(texts, { asOneStep: true });
    if (!fillsTitle && !fillsDescription) {
      dispatch(announced('info', 'Nothing was copied: only empty fields are filled'));
    }
  };
}
