/** Values before and after the present one, with what led from each to the next. */
export interface EditHistory<Value> {
  past: readonly Step<Value>[];
  present: Value;
  future: readonly Step<Value>[];
}

interface Step<Value> {
  value: Value;
  /** What was done, to be read: 'Move start'. */
  label: string;
  /** Changes of one gesture are one step. */
  gesture: string | null;
}

const MAX_STEPS = 500;

export function startHistory<Value>(present: Value): EditHistory<Value> {
  return { past: [], present, future: [] };
}

/** Remembers a new value. One gesture (the same name, one after the other) is one step to undo. */
export function recordEdit<Value>(
  history: EditHistory<Value>,
  value: Value,
  { label, gesture = null }: { label: string; gesture?: string | null },
): EditHistory<Value> {
  const { past, present } = history;
  if (value === present) return history;
  const last = past.at(-1);
  if (gesture !== null && last?.gesture === gesture && history.future.length === 0) {
    // Back where the gesture began: nothing was done.
    if (last.value === value) return { past: past.slice(0, -1), present: value, future: [] };
    return { past, present: value, future: [] };
  }
  const step = { value: present, label, gesture };
  return { past: [...past.slice(1 - MAX_STEPS), step], present: value, future: [] };
}

export function undoEdit<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  const { label, value } = last;
  return {
    past: history.past.slice(0, -1),
    present: value,
    future: [{ value: history.present, label, gesture: null }, ...history.future],
  };
}

export function redoEdit<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  const step = { value: history.present, label: next.label, gesture: null };
  return { past: [...history.past, step], present: next.value, future };
}

/** What undo and redo would take back and bring back; null where there is nothing. */
export function historyLabels<Value>({ past, future }: EditHistory<Value>) {
  return { undo: past.at(-1)?.label ?? null, redo: future[0]?.label ?? null };
}

/** The same steps over other values: a chapter got its id, or somebody else changed one. */
export function mapHistory<Value>(
  { past, present, future }: EditHistory<Value>,
  change: (value: Value) => Value,
): EditHistory<Value> {
  const ofStep = (step: Step<Value>) => ({ ...step, value: change(step.value) });
  return { past: past.map(ofStep), present: change(present), future: future.map(ofStep) };
}
