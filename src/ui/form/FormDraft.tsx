import {
  Fragment,
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
import { DraftNote } from '../feedback/DraftNote';

export interface FormDraftProps {
  slot: DraftSlot;
  /** What changes are measured by, where that is not what the form began with. */
  base?: FormikValues;
  /** A file chosen outside of the form's values. */
  hasFile?: boolean;
  /** A record that is only being made has nothing that could change meanwhile. */
  isNew?: boolean;
  /** Of fields, for what has changed meanwhile; without one the name is shown. */
  labels?: Readonly<Record<string, string>>;
  children: ReactNode;
}

interface Restored {
  draft: Draft;
  merged: MergedDraft;
}

function findDraft(slot: DraftSlot, current: FormikValues): Restored | null {
  const draft = slot.read();
  const merged = draft === null ? null : mergeDraft(draft, current);
  return draft === null || merged === null ? null : { draft, merged };
}

/** What a draft would change, for telling whether there is anything new to keep. */
const signature = (draft: Draft | null) =>
  draft === null ? '' : JSON.stringify([draft.base, draft.values, draft.hadFile]);

/** Put around the fields of a form: restores what was typed into them earlier, and keeps what is typed now. */
export function FormDraft(props: FormDraftProps) {
  const { slot, base, hasFile = false, isNew = false, labels = {}, children } = props;
  const { values, initialValues, setValues, setErrors, setTouched } =
    useFormikContext<FormikValues>();
  const from = base ?? initialValues;
  const [found] = useState(() => findDraft(slot, from));
  const [restored, setRestored] = useState(found);
  const [isReady, setReady] = useState(found === null);
  /** Fields that keep a state of their own begin anew with the values that were put in. */
  const [round, setRound] = useState(0);
  const kept = useRef('');
  const place = useRef<HTMLDivElement>(null);

  const restore = useEffectEvent(() => {
    if (found === null) return;
    const next = { ...values, ...found.merged.changes };
    kept.current = signature(draftOf(from, next, { hasFile, nowMs: 0 }));
    void setValues(next, false);
    setReady(true);
  });
  useLayoutEffect(() => restore(), []);

  const keep = useEffectEvent(() => {
    if (!isReady) return;
    const draft = draftOf(from, values, { hasFile, nowMs: Date.now() });
    const next = signature(draft);
    if (next === kept.current) return;
    kept.current = next;
    slot.keep(draft);
  });
  useEffect(() => keep(), [values, from, hasFile, isReady]);
  useEffect(() => () => slot.flush(), [slot]);

  // The button that was pressed is gone with the note.
  useEffect(() => {
    if (round > 0) place.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [round]);

  const takeBack = (names: readonly string[]) => {
    const earlier = Object.fromEntries(names.map((name) => [name, from[name]]));
    void setValues({ ...values, ...earlier }, false);
    setErrors({});
    void setTouched({}, false);
    setRound(round + 1);
  };
  const discard = () => {
    if (restored === null) return;
    slot.clear();
    kept.current = '';
    setRestored(null);
    takeBack(Object.keys(restored.draft.values).filter((name) => name in from));
  };
  const takeNewer = () => {
    if (restored === null) return;
    const { clashes } = restored.merged;
    setRestored({ ...restored, merged: { ...restored.merged, clashes: [] } });
    takeBack(clashes);
  };

  if (!isReady) return null;
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {restored !== null && (
        <DraftNote
          typedAtMs={restored.draft.typedAtMs}
          hadFile={restored.draft.hadFile}
          clashes={isNew ? [] : restored.merged.clashes.map((name) => labels[name] ?? name)}
          isOlder={!isNew && restored.merged.isOlder}
          onTakeNewer={takeNewer}
          onDiscard={discard}
        />
      )}
      <Fragment key={round}>{children}</Fragment>
    </div>
  );
}
