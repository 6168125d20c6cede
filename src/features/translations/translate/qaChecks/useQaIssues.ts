import { useEffect, useMemo, useState } from 'react';
import { qaIssues } from '../../../../domain/translating/qaChecks';

/** Debounce in ms for checking a text while its field has the focus. */
const PAUSE_MS = 1200;

/** Text of a field once it has lost the focus or typing has paused, and whether typing may continue. */
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
 * QA issues of the translation in a field. None appears while typing; a shown issue disappears as soon as the text no
 * longer has it.
 * @param source Source text; null to check nothing against a source.
 */
export function useQaIssues(name: string, source: string | null, text: string): string[] {
  const settled = useSettledText(name, text);
  const seen = useMemo(
    () => qaIssues(source ?? '', settled.text, settled.isBeingWritten),
    [source, settled],
  );
  return useMemo(() => {
    if (seen.length === 0 || text === settled.text) return seen;
    const current = qaIssues(source ?? '', text, settled.isBeingWritten);
    return seen.filter((issue) => current.includes(issue));
  }, [seen, source, text, settled]);
}
