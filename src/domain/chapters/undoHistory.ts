/** Undo and redo stacks around the present value. */
export interface EditHistory<Value> {
  past: readonly Step<Value>[];
  present: Value;
  future: readonly Step<Value>[];
}

interface Step<Value> {
  value: Value;
  /** Name of the edit, as shown: 'Move start'. */
  label: string;
  /** Gesture whose changes are coalesced into one step; null for a separate edit. */
  gesture: string | null;
}

const MAX_STEPS = 500;

export function createHistory<Value>(present: Value): EditHistory<Value> {
  return { past: [], present, future: [] };
}

/** Records a new value. Consecutive edits of one gesture are coalesced into a single undo step. */
export function recordEdit<Value>(
  history: EditHistory<Value>,
  value: Value,
  { label, gesture = null }: { label: string; gesture?: string | null },
): EditHistory<Value> {
  const { past, present } = history;
  if (value === present) return history;
  const last = past.at(-1);
  if (gesture !== null && last?.gesture === gesture && history.future.length === 0) {
    // The gesture ended where it began: its step is dropped.
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

/** Labels of the edits that undo and redo would apply to; null when there is none. */
export function historyLabels<Value>({ past, future }: EditHistory<Value>) {
  return { undo: past.at(-1)?.label ?? null, redo: future[0]?.label ?? null };
}

/** Maps every value of the history, as after a chapter received its id or was changed elsewhere. */
export function mapHistory<Value>(
  { past, present, future }: EditHistory<Value>,
  change: (value: Value) => Value,
): EditHistory<Value> {
  const mapStep = (step: Step<Value>) => ({ ...step, value: change(step.value) });
  return { past: past.map(mapStep), present: change(present), future: future.map(mapStep) };
}
