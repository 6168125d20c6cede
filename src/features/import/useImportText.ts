import { useState } from 'react';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { tabTexts } from '../../state/session/failSafeTexts';
import { selectPerson } from '../../state/session/sessionSlice';

/** Rows in the field of the import, which this tab keeps. */
export function useImportText(): [text: string, change: (text: string) => void] {
  const personId = useConsoleSelector((state) => selectPerson(state)?.id ?? '');
  const key = `kathayatra:import-text:${personId}`;
  const [text, setText] = useState(() => tabTexts.get(key) ?? '');
  const change = (typed: string) => {
    setText(typed);
    // Without room for it, the text is kept as long as the page is there.
    if (typed.trim() === '' || !tabTexts.set(key, typed)) tabTexts.remove(key);
  };
  return [text, change];
}
