import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Media } from '../../domain/tours/media';
import { isModalOpen } from '../../ui/command/command';

interface ChosenRecording {
  sectionId: string;
  /** Content language in which the recording was chosen. */
  language: string;
  id: string;
  /** True for an explicit choice; false when opened by URL or after an upload, or kept open. */
  byPerson: boolean;
  /** True when opened after its upload. */
  isUploaded?: boolean;
}

/** Search parameter with the recording's id, for reloads and links. */
const PARAM = 'recording';

/** Id for the URL to name: an explicit choice, an upload, or the replacement of a named recording. */
function idForUrl(named: string | null, chosen: ChosenRecording | null) {
  if (chosen === null) return null;
  return chosen.byPerson || chosen.isUploaded === true || named !== null ? chosen.id : null;
}

interface RecordingContext {
  sectionId: string;
  contentLanguage: string;
  /** Language requested by the URL; null for none. */
  asked: string | null;
  /** Null until the section's recordings are loaded. */
  media: readonly Media[] | null;
}

/** Language chosen here or in the previous section; null until one is chosen under this content language. */
function usePreferredLanguage(
  { contentLanguage, asked, media }: RecordingContext,
  chosenId: string | null,
) {
  const [preferred, setPreferred] = useState<{ contentLanguage: string; language: string } | null>(
    null,
  );
  const language = media?.find(({ id }) => id === chosenId)?.language ?? asked;
  const isKnown = preferred?.contentLanguage === contentLanguage && preferred.language === language;
  if (language !== null && !isKnown) setPreferred({ contentLanguage, language });
  return preferred?.contentLanguage === contentLanguage ? preferred.language : null;
}

/**
 * The chosen recording, named in the URL. The choice applies to the section and content language in which it was made;
 * its language carries over to the next section. A recording whose chapters are being edited stays open whatever is
 * uploaded meanwhile.
 */
export function useChosenRecording(context: RecordingContext) {
  const { sectionId, contentLanguage } = context;
  const [params, setParams] = useSearchParams();
  const named = params.get(PARAM);
  const [lastNamed, setLastNamed] = useState<string | null>(null);
  const [last, setChosen] = useState<ChosenRecording | null>(null);
  const chapters = useRef<HTMLDivElement>(null);
  const here = { sectionId, language: contentLanguage };
  if (named !== lastNamed) {
    setLastNamed(named);
    if (named !== null && named !== last?.id) setChosen({ ...here, id: named, byPerson: false });
  }
  const isHere = last?.language === contentLanguage && last.sectionId === sectionId;
  const chosen = isHere ? last : null;
  const urlId = idForUrl(named, chosen);
  const preferred = usePreferredLanguage(context, urlId);
  const write = useEffectEvent((id: string | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete(PARAM);
    else next.set(PARAM, id);
    setParams(next, { replace: true });
  });
  useEffect(() => {
    if (urlId !== named) write(urlId);
  }, [urlId, named]);
  return {
    chosen,
    /** Preferred languages when no recording is chosen; the first one with a recording opens. */
    languages: preferred === null ? [contentLanguage] : [preferred, contentLanguage],
    /** Element around the open recording's chapters. */
    chapters,
    choose: (id: string) => setChosen({ ...here, id, byPerson: true }),
    keepOpen(id: string) {
      if (chosen?.id !== id) setChosen({ ...here, id, byPerson: false });
    },
    /**
     * Opens a recording after its upload, unless the focus is in the chapters of a recording that it does not replace,
     * or in a dialog.
     */
    showUploaded(id: string, replacedId: string | null) {
      const isAtWork = chapters.current?.contains(document.activeElement) === true || isModalOpen();
      setChosen((current) =>
        isAtWork && current?.id !== replacedId
          ? current
          : { ...here, id, byPerson: false, isUploaded: true },
      );
    },
  };
}
