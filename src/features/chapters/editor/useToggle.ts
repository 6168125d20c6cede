import { useState } from 'react';
import { type Toggle } from '../commands/editorContext';

/** A switch of the editor. */
export function useToggle(isOnAtFirst: boolean): Toggle {
  const [isOn, setIsOn] = useState(isOnAtFirst);
  return { isOn, flip: () => setIsOn((before) => !before) };
}
