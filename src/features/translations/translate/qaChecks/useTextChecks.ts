import { useEffect, useMemo, useState } from 'react';
import { translationNotes } from '../../../../domain/translating/translationChecks';

/** Pause after which a text is looked at while its field has the focus. */
const PAUSE_MS = 1200;

/** The text of a field once it was left or typing paused, and whether it may go on. */
function useSettledText(name: string, text: string) {
  const [settled, setSettled] = useState({ text, isBeingWritten: false });
  useEffect(() => {
    const field = document.activeElement;
    const isInUse = field?.getAttribute('name') === name;
    const settle = () => setSettled({ text, isBeingWritten: false });
    if (!isInUse) {
      settle();
      return undefined;
    }
    const timer = setTimeout(() => setSettled({ text, isBeingWritten: true }), PAUSE_MS);
    field?.addEventListener('blur', settle);
    return () => {
      clearTimeout(timer);
      field?.removeEventListener('blur', settle);
    };
  }, [name, text]);
  return settled;
}

/**
 * Notes on the translation in a field. None appears while it is typed; one that was seen to goes as soon as it is.
 * @param source Null where there is nothing to compare with.
 */
export function useTextChecks(name: string, source: string | null, text: string): string[] {
  const settled = useSettledText(name, text);
  const seen = useMemo(
    () => translationNotes(source ?? '', settled.text, settled.isBeingWritten),
    [source, settled],
  );
  return useMemo(() => {
    if (seen.length === 0 || text === settled.text) return seen;
    const current = translationNotes(source ?? '', text, settled.isBeingWritten);
    return seen.filter((note) => current.includes(note));
  }, [seen, source, text, settled]);
}
