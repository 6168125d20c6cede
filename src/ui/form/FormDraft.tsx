import {
  Fragment,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useFormikContext, type FormikValues } from 'formik';
import {
  draftOf,
  mergeDraft,
  type Draft,
  type DraftSlot,
  type MergedDraft,
} from '../../domain/forms/draft';

/** Loaded on demand, because most forms open without a draft. */
const DraftNote = lazy(async () => ({
  default: (await import('../feedback/DraftNote')).DraftNote,
}));

export interface FormDraftProps {
  slot: DraftSlot;
  /** Base values of the draft; the form's initial values by default. */
  base?: FormikValues;
  /** True when a file was chosen outside of the form's values. */
  hasFile?: boolean;
  /** True for a record that does not exist yet and so cannot change meanwhile. */
  isNew?: boolean;
  /** Field labels, for naming fields that have changed meanwhile; the field's name by default. */
  labels?: Readonly<Record<string, string>>;
  children: ReactNode;
}

interface Restored {
  draft: Draft;
  merged: MergedDraft;
}

function readDraft(slot: DraftSlot, current: FormikValues): Restored | null {
  const draft = slot.read();
  const merged = draft === null ? null : mergeDraft(draft, current);
  return draft === null || merged === null ? null : { draft, merged };
}

/** Serialised content of a draft, compared to skip saving an unchanged one. */
const signature = (draft: Draft | null) =>
  draft === null ? '' : JSON.stringify([draft.base, draft.values, draft.hadFile]);

/** Wraps the fields of a form: restores a stored draft, and saves the draft during typing. */
export function FormDraft(props: FormDraftProps) {
  const { slot, base, hasFile = false, isNew = false, labels = {}, children } = props;
  const { values, initialValues, setValues, setErrors, setTouched } =
    useFormikContext<FormikValues>();
  const baseline = base ?? initialValues;
  const [initialDraft] = useState(() => readDraft(slot, baseline));
  const [restored, setRestored] = useState(initialDraft);
  const [isReady, setReady] = useState(initialDraft === null);
  /** React key of the fields: resets those with internal state when values are replaced. */
  const [resetCount, setResetCount] = useState(0);
  const savedSignature = useRef('');
  const containerRef = useRef<HTMLDivElement>(null);

  const restore = useEffectEvent(() => {
    if (initialDraft === null) return;
    const nextValues = { ...values, ...initialDraft.merged.changes };
    savedSignature.current = signature(draftOf(baseline, nextValues, { hasFile, nowMs: 0 }));
    void setValues(nextValues, false);
    setReady(true);
  });
  useLayoutEffect(() => {
    restore();
  }, []);

  const saveDraft = useEffectEvent(() => {
    if (!isReady) return;
    const draft = draftOf(baseline, values, { hasFile, nowMs: Date.now() });
    const nextValues = signature(draft);
    if (nextValues === savedSignature.current) return;
    savedSignature.current = nextValues;
    slot.save(draft);
  });
  useEffect(() => {
    saveDraft();
  }, [values, baseline, hasFile, isReady]);
  useEffect(() => () => slot.flush(), [slot]);

  // Moves the focus into the form, because the pressed button was unmounted with the note.
  useEffect(() => {
    if (resetCount > 0)
      containerRef.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [resetCount]);

  const revertFields = (names: readonly string[]) => {
    const baselineValues = Object.fromEntries(names.map((name) => [name, baseline[name]]));
    void setValues({ ...values, ...baselineValues }, false);
    setErrors({});
    void setTouched({}, false);
    setResetCount(resetCount + 1);
  };
  const discard = () => {
    if (restored === null) return;
    slot.clear();
    savedSignature.current = '';
    setRestored(null);
    revertFields(Object.keys(restored.draft.values).filter((name) => name in baseline));
  };
  const acceptNewer = () => {
    if (restored === null) return;
    const { conflicts } = restored.merged;
    setRestored({ ...restored, merged: { ...restored.merged, conflicts: [] } });
    revertFields(conflicts);
  };

  if (!isReady) return null;
  // The note stays after a draft with a file, which has to be chosen again.
  const canBeSaved = restored !== null && !restored.draft.hadFile;
  if (canBeSaved && draftOf(baseline, values, { hasFile, nowMs: 0 }) === null) setRestored(null);
  return (
    <div ref={containerRef} style={{ display: 'contents' }}>
      {restored !== null && (
        <Suspense fallback={null}>
          <DraftNote
            typedAtMs={restored.draft.typedAtMs}
            hadFile={restored.draft.hadFile}
            conflicts={isNew ? [] : restored.merged.conflicts.map((name) => labels[name] ?? name)}
            hasOtherChanges={!isNew && restored.merged.isStale}
            onAcceptNewer={acceptNewer}
            onDiscard={discard}
          />
        </Suspense>
      )}
      <Fragment key={resetCount}>{children}</Fragment>
    </div>
  );
}
