import { useState } from 'react';
import { type Toggle } from '../commands/editorContext';

/** State of an on/off option of the editor. */
export function useToggle(initial: boolean): Toggle {
  const [isOn, setIsOn] = useState(initial);
  return { isOn, toggle: () => setIsOn((current) => !current) };
}
