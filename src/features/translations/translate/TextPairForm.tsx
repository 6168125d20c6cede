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
  wantedNames,
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
  /** True when another tour follows in the queue. */
  hasNext: boolean;
  firstFocus: FirstFocus;
  /** Goes on; `emptyCount` is the number of texts that are left empty where their source is not. */
  onNext: (emptyCount: number) => void;
  onLeave: () => void;
  /** Reads the texts again, since others have made some meanwhile; false where that failed. */
  onTaken: () => Promise<boolean>;
}

interface FirstFieldFocusProps {
  form: RefObject<HTMLFormElement | null>;
  pairs: readonly TextPair[];
  when: FirstFocus;
}

/**
 * Gives the focus to the first empty field of the form that has a source to translate, else to the first outdated one.
 * Rendered after the fields, which a restored draft brings in late.
 */
function FirstFieldFocus({ form, pairs, when }: FirstFieldFocusProps) {
  const { values } = useFormikContext<PairValues>();
  const focusFirst = useEffectEvent(() => {
    if (!takesFocus(when)) return;
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
    const wanted = wantedNames(pairs);
    const empty = fields.filter(({ value }) => value === '');
    const outdated = outdatedNames(pairs, values);
    const first =
      empty.find(({ name }) => wanted.includes(name)) ??
      fields.find(({ name }) => outdated.includes(name));
    (first ?? empty[0] ?? fields[0])?.focus();
  });
  useEffect(() => {
    focusFirst();
  }, []);
  return null;
}

/** Name of the field that had the focus last, key of its record, and the handler that keeps them. */
function useLastPair() {
  const lastKey = useRef<string | null>(null);
  const lastName = useRef<string | null>(null);
  const keepPair = ({ target }: FocusEvent) => {
    lastKey.current = target.closest('[data-pair]')?.getAttribute('data-pair') ?? lastKey.current;
    if (target.matches('textarea')) lastName.current = target.getAttribute('name');
  };
  return { lastKey, lastName, keepPair };
}

/** Escape in a field leads to its record, so that a stray one does not leave the page; the next one does. */
function leaveField(event: KeyboardEvent) {
  const { target, key, nativeEvent } = event;
  if (key !== 'Escape' || nativeEvent.isComposing || !(target instanceof Element)) return;
  const pair = target.matches('textarea') ? target.closest<HTMLElement>('[data-pair]') : null;
  if (pair === null) return;
  event.preventDefault();
  pair.focus();
}

/** 'Unsaved: 1 text in Hindi. Section 1 needs a title.'; null without any. */
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

/** Message of a save; null for one of many in the same tour, which the save bar reports. */
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

/** Field of the next text that is left, but for the one in use; undefined for none. */
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
    // The response may take long: the next text is written meanwhile.
    nextText?.focus();
    if (edits.length > 0) {
      const done = doneMessage(edits, target.label, nextText !== undefined);
      const asked = { seen: (edit: Edit) => initialTexts(edit, initial), isAskedInForm: true };
      const outcome = await dispatch(saveEdits(edits, { done, failed: null }, asked));
      if (!outcome.ok) {
        const refusal = outcome.problem;
        // The form asks which text stays: it shows both.
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
            // The Save button stays; a save that goes on after a question does what was requested first.
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
