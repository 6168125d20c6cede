import { useRef, useState } from 'react';
import { useFormikContext } from 'formik';
import {
  clearedByLanguage,
  hasTarget,
  withLanguage,
  withTargetOf,
  type NotificationValues,
} from '../targets/notificationForm';

/** The audience of the notification. Another one clears the target, which can be put back together with the old one. */
export function useAudience() {
  const { values, setValues } = useFormikContext<NotificationValues>();
  const field = useRef<HTMLDivElement>(null);
  const [before, setBefore] = useState<NotificationValues | null>(null);
  // A target that was chosen since, or another action, takes its place.
  const isStale = before !== null && (hasTarget(values) || values.route_type !== before.route_type);
  if (isStale) setBefore(null);
  const last = isStale ? null : before;
  return {
    /** Element around the field. */
    field,
    focus: () => field.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus(),
    choose: (language: string) => {
      if (language === values.target_language) return;
      if (hasTarget(values)) setBefore(values);
      void setValues(withLanguage(values, language), false);
    },
    /** Words of what was cleared; null for nothing. */
    cleared: last === null ? null : clearedByLanguage(last),
    undo: () => {
      if (last !== null) void setValues(withTargetOf(values, last), false);
    },
  };
}
