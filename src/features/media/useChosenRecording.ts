import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isModalOpen } from '../../ui/command/command';

interface ChosenRecording {
  /** Content language that it was chosen in. */
  language: string;
  id: string;
  /** True when a person chose it; false when it was opened by its address or after its upload, or is kept open. */
  byPerson: boolean;
}

/** Name of the recording's id in the address, by which a reload or a link opens it again. */
const PARAM = 'recording';

/** Id that the address has to name: that of a choice, and of what took the place of one. */
function idForAddress(named: string | null, last: ChosenRecording | null, contentLanguage: string) {
  if (last?.language !== contentLanguage) return null;
  return last.byPerson || named !== null ? last.id : null;
}

/**
 * The chosen recording, which the address names; the choice applies to the content language it was made in. Who works
 * on the chapters of a recording keeps it open, whatever is uploaded meanwhile.
 */
export function useChosenRecording(contentLanguage: string) {
  const [params, setParams] = useSearchParams();
  const named = params.get(PARAM);
  const [lastNamed, setLastNamed] = useState<string | null>(null);
  const [last, setChosen] = useState<ChosenRecording | null>(null);
  const chapters = useRef<HTMLDivElement>(null);
  if (named !== lastNamed) {
    setLastNamed(named);
    if (named !== null && named !== last?.id) {
      setChosen({ language: contentLanguage, id: named, byPerson: false });
    }
  }
  const chosen = last?.language === contentLanguage ? last : null;
  const addressId = idForAddress(named, last, contentLanguage);
  const write = useEffectEvent((id: string | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete(PARAM);
    else next.set(PARAM, id);
    setParams(next, { replace: true });
  });
  useEffect(() => {
    if (addressId !== named) write(addressId);
  }, [addressId, named]);
  return {
    chosen,
    /** Element around the chapters of the open recording. */
    chapters,
    choose: (id: string) => setChosen({ language: contentLanguage, id, byPerson: true }),
    keepOpen(id: string) {
      if (chosen?.id !== id) setChosen({ language: contentLanguage, id, byPerson: false });
    },
    /** Opens a recording after its upload, unless the focus is in the chapters, or a dialog, of one that it does not replace. */
    showUploaded(id: string, replacedId: string | null) {
      const isAtWork = chapters.current?.contains(document.activeElement) === true || isModalOpen();
      setChosen((current) =>
        isAtWork && current?.id !== replacedId
          ? current
          : { language: contentLanguage, id, byPerson: false },
      );
    },
  };
}
