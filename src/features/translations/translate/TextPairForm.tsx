import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { type Language } from '../../../domain/languages/language';
import { type Problem } from '../../../domain/problem';
import { countOf } from '../../../domain/text/count';
import { useDraftSlot } from '../../../state/hooks/useDrafts';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { type Edit } from '../../../state/outbox/edit';
import { isEditOf } from '../../../state/outbox/recordKeys';
import { isChangedMeanwhile } from '../../../state/sync/awaitResponses';
import { saveEdits } from '../../../state/sync/saveEdits';
import { FormDraft } from '../../../ui/form/FormDraft';
import { FormRebase } from '../../../ui/form/FormRebase';
import { takesFocus, type FirstFocus } from './firstFocus';
import { PairTools } from './PairTools';
import { remainingFieldNames, nextField } from './position/remainingFields';
import { TextPairFooter } from './position/TextPairFooter';
import { type TranslateQueue } from './queue/useTranslateQueue';
import { outdatedNames } from './source/outdatedPairs';
import { TextPairRow } from './TextPairRow';
import {
  emptyNames,
  hasSource,
  validatePairs,
  pairEdits,
  pairValues,
  initialTexts,
  pairLabels,
  savedValues,
  unsavedTexts,
  namesWithSource,
  type PairValues,
  type TextPair,
} from './textPairs';
import { textsDraftKey } from './textsDraft';
import { tourTranslationMessages } from '../owner/translationMessages';

interface TextPairFormProps {
  queue: TranslateQueue;
  tourId: string;
  pairs: readonly TextPair[];
  source: Language;
  target: Language;
  /** True when the queue has another tour to go on with. */
  hasNext: boolean;
  firstFocus: FirstFocus;
  /** Opens the next tour; `emptyCount` is the number of texts left empty although they have a source. */
  onNext: (emptyCount: number) => void;
  onLeave: () => void;
  /** Refetches the texts after a conflict with concurrent edits; resolves to false on failure. */
  onTaken: () => Promise<boolean>;
}

interface FirstFieldFocusProps {
  form: RefObject<HTMLFormElement | null>;
  pairs: readonly TextPair[];
  when: FirstFocus;
}

/**
 * Focuses the first empty field with a source, else the first outdated one, else any. Rendered after the fields,
 * because a restored draft mounts late.
 */
function FirstFieldFocus({ form, pairs, when }: FirstFieldFocusProps) {
  const { values } = useFormikContext<PairValues>();
  const focusFirst = useEffectEvent(() => {
    if (!takesFocus(when)) return;
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
    const names = namesWithSource(pairs);
    const empty = fields.filter(({ value }) => value === '');
    const outdated = outdatedNames(pairs, values);
    const first =
      empty.find(({ name }) => names.includes(name)) ??
      fields.find(({ name }) => outdated.includes(name));
    (first ?? empty[0] ?? fields[0])?.focus();
  });
  useEffect(() => {
    focusFirst();
  }, []);
  return null;
}

/**
 * Refs to the name of the most recently focused field and its record's key, with the focus handler that updates them.
 */
function useLastPair() {
  const lastKey = useRef<string | null>(null);
  const lastName = useRef<string | null>(null);
  const keepPair = ({ target }: FocusEvent) => {
    lastKey.current = target.closest('[data-pair]')?.getAttribute('data-pair') ?? lastKey.current;
    if (target.matches('textarea')) lastName.current = target.getAttribute('name');
  };
  return { lastKey, lastName, keepPair };
}

/**
 * First Escape in a field moves the focus to its record, so that a stray press does not leave the page; a second one
 * does.
 */
function leaveField(event: KeyboardEvent) {
  const { target, key, nativeEvent } = event;
  if (key !== 'Escape' || nativeEvent.isComposing || !(target instanceof Element)) return;
  const pair = target.matches('textarea') ? target.closest<HTMLElement>('[data-pair]') : null;
  if (pair === null) return;
  event.preventDefault();
  pair.focus();
}

/** Summary of unsaved texts, as in 'Unsaved: 1 text in Hindi. Section 1 needs a title.'; null when there are none. */
function unsavedText({ count, untitled }: ReturnType<typeof unsavedTexts>, languageLabel: string) {
  if (count === 0) return null;
  const unsaved = `Unsaved: ${countOf(count, 'text')} in ${languageLabel}`;
  const [first] = untitled;
  if (first === undefined) return unsaved;
  const record = first === 'Tour' ? 'The tour' : first;
  const missing =
    untitled.length === 1 ? `${record} needs a title` : `${untitled.length} titles are missing`;
  return `${unsaved}. ${missing}.`;
}

/**
 * Success message of a save; null for an update followed by another text of the same tour, which the save bar reports.
 */
function doneMessage(edits: readonly Edit[], languageLabel: string, isOneOfMany: boolean) {
  const isNew = edits.some((edit) => isEditOf(edit, 'tourTranslation', 'create'));
  if (isNew) return tourTranslationMessages.created(languageLabel);
  return isOneOfMany ? null : tourTranslationMessages.updated(languageLabel);
}

interface TextPairRowsProps extends Pick<TextPairFormProps, 'pairs' | 'source' | 'target'> {
  initial: PairValues;
  onRebase: (initial: PairValues) => void;
}

function TextPairRows(props: TextPairRowsProps) {
  const { pairs, source, target, initial, onRebase } = props;
  const copyStop = pairs.find(hasSource)?.key;
  return (
    <FormRebase
      current={pairValues(pairs)}
      base={initial}
      onRebase={onRebase}
      labels={pairLabels(pairs)}
    >
      {pairs.map((pair) => (
        <TextPairRow
          key={pair.key}
          pair={pair}
          sourceLanguage={pair.sourceLanguage ?? source.code}
          language={target.code}
          isMonolingual={source.code === target.code}
          isCopyStop={pair.key === copyStop}
        />
      ))}
    </FormRebase>
  );
}

/** Field of the next remaining text other than the current one; undefined for none. */
function nextLeft(
  form: RefObject<HTMLFormElement | null>,
  pairs: readonly TextPair[],
  values: PairValues,
  lastName: RefObject<string | null>,
) {
  const left = remainingFieldNames(pairs, values).filter((name) => name !== lastName.current);
  const last = form.current?.elements.namedItem(lastName.current ?? '');
  return nextField(form.current, left, last instanceof Element ? last : null);
}

/** Form of all texts of a tour in one language, saved together. */
export function TextPairForm(props: TextPairFormProps) {
  const { tourId, pairs, source, target, hasNext, firstFocus, onNext, onTaken } = props;
  const form = useRef<HTMLFormElement>(null);
  const { lastKey, lastName, keepPair } = useLastPair();
  const dispatch = useConsoleDispatch();
  const draft = useDraftSlot(textsDraftKey(tourId, target.code));
  const [initial, setInitial] = useState(() => pairValues(pairs));
  const [problem, setProblem] = useState<Problem | null>(null);
  const shouldGoOn = useRef(false);

  const save = async (values: PairValues, { setValues }: FormikHelpers<PairValues>) => {
    const edits = pairEdits(tourId, target.code, pairs, values, initial);
    const nextText = shouldGoOn.current ? nextLeft(form, pairs, values, lastName) : undefined;
    // Moves on before the response arrives, so that typing is not blocked by a slow network.
    nextText?.focus();
    if (edits.length > 0) {
      const done = doneMessage(edits, target.label, nextText !== undefined);
      const options = { seen: (edit: Edit) => initialTexts(edit, initial), isAskedInForm: true };
      const outcome = await dispatch(saveEdits(edits, { done, failed: null }, options));
      if (!outcome.ok) {
        const refusal = outcome.problem;
        // The form shows both texts and asks which one to keep.
        const isAsked =
          isChangedMeanwhile(refusal) || (refusal.status === 409 && (await onTaken()));
        return setProblem(isAsked ? null : refusal);
      }
    }
    draft.clear();
    setProblem(null);
    if (shouldGoOn.current && nextText === undefined && hasNext) {
      return onNext(emptyNames(pairs, values).length);
    }
    const saved = savedValues(pairs, values);
    setInitial(saved);
    if (saved !== values) await setValues(saved, false);
  };

  return (
    <Formik
      initialValues={initial}
      validate={(values) => validatePairs(target.code, pairs, values)}
      onSubmit={save}
    >
      {({ values }) => {
        const unsaved = unsavedText(unsavedTexts(pairs, values, initial), target.label);
        const saveAndGoOn = () => {
          shouldGoOn.current = true;
          form.current?.requestSubmit();
        };
        return (
          <Form
            noValidate
            ref={form}
            // Clicking Save stays on the text; a save resumed after a question keeps the original intent.
            onSubmitCapture={({ nativeEvent }) => {
              if (nativeEvent.submitter !== null) shouldGoOn.current = false;
            }}
            onFocus={keepPair}
            onKeyDown={unsaved === null ? leaveField : undefined}
            data-toasts-at-top
          >
            {source.code !== target.code && <PairTools {...props} lastKey={lastKey} />}
            <FormDraft slot={draft} base={initial} labels={pairLabels(pairs)}>
              <TextPairRows
                pairs={pairs}
                source={source}
                target={target}
                initial={initial}
                onRebase={setInitial}
              />
              <FirstFieldFocus form={form} pairs={pairs} when={firstFocus} />
            </FormDraft>
            <TextPairFooter
              {...props}
              failure={problem && { title: 'Not saved', problem }}
              unsaved={unsaved}
              draft={draft}
              onGoOn={saveAndGoOn}
            />
          </Form>
        );
      }}
    </Formik>
  );
}
