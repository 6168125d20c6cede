import { useEffect, useEffectEvent, useState } from 'react';
import { useFormikContext } from 'formik';
import { type Language } from '../../../../domain/languages/language';
import { FormFooter, type FormFooterProps } from '../../../../ui/form/saving/FormFooter';
import { type PairValues, type TextPair } from '../textPairs';
import { remainingFieldNames } from './remainingFields';

interface TextPairFooterProps extends Pick<FormFooterProps, 'failure' | 'unsaved' | 'draft'> {
  pairs: readonly TextPair[];
  source: Language;
  target: Language;
  /** True when the queue has another tour to go on with. */
  hasNext: boolean;
  onGoOn: () => void;
  onLeave: () => void;
}

/**
 * Function that saves and goes on; deferred until a running save has finished, since short texts are typed faster than
 * they are saved.
 */
function useGoOn(onGoOn: () => void): () => void {
  const { isSubmitting } = useFormikContext();
  const [isWaiting, setWaiting] = useState(false);
  const goOn = useEffectEvent(() => {
    setWaiting(false);
    onGoOn();
  });
  useEffect(() => {
    if (isWaiting && !isSubmitting) goOn();
  }, [isWaiting, isSubmitting]);
  return () => (isSubmitting ? setWaiting(true) : onGoOn());
}

/** Save bar; the primary button goes on to the next remaining text, else to the next tour. */
export function TextPairFooter(props: TextPairFooterProps) {
  const { pairs, source, target, hasNext, failure, unsaved, draft, onGoOn, onLeave } = props;
  const { values } = useFormikContext<PairValues>();
  const goOn = useGoOn(onGoOn);
  const isAnyLeft = remainingFieldNames(pairs, values).length > 0;
  const canGoOn = hasNext || source.code !== target.code;
  return (
    <FormFooter
      failure={failure}
      unsaved={unsaved}
      subject="Your texts for this tour"
      draft={draft}
      onSaveAndNext={canGoOn ? goOn : undefined}
      // The label does not change without a next tour, so that the layout stays stable while typing.
      nextLabel={`Save and next ${isAnyLeft || !hasNext ? 'text' : 'tour'}`}
      isNextMain
      onCancel={onLeave}
    />
  );
}
