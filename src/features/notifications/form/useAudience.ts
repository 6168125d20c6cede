import { useRef, useState } from 'react';
import { useFormikContext } from 'formik';
import {
  clearedByLanguage,
  hasTarget,
  withLanguage,
  withTargetOf,
  type NotificationValues,
} from '../targets/notificationForm';

/**
 * The audience of the notification. Changing it clears the target, which can be restored together with the previous
 * audience.
 */
export function useAudience() {
  const { values, setValues } = useFormikContext<NotificationValues>();
  const field = useRef<HTMLDivElement>(null);
  const [before, setBefore] = useState<NotificationValues | null>(null);
  // A target chosen since, or another action, supersedes the cleared one.
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
    /** Description of what was cleared; null when nothing was. */
    cleared: last === null ? null : clearedByLanguage(last),
    undo: () => {
      if (last !== null) void setValues(withTargetOf(values, last), false);
    },
  };
}
