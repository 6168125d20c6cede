import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Media } from '../../domain/tours/media';
import { isModalOpen } from '../../ui/command/command';

interface ChosenRecording {
  sectionId: string;
  /** Content language that it was chosen in. */
  language: string;
  id: string;
  /** True when a person chose it; false when it was opened by its URL or after its upload, or is kept open. */
  byPerson: boolean;
  /** True when it was opened after its upload. */
  isUploaded?: boolean;
}

/** Search parameter of the recording's id, by which a reload or a link opens it again. */
const PARAM = 'recording';

/** Id that the URL has to name: that of a choice, of an upload, and of what took the place of one. */
function idForUrl(named: string | null, chosen: ChosenRecording | null) {
  if (chosen === null) return null;
  return chosen.byPerson || chosen.isUploaded === true || named !== null ? chosen.id : null;
}

interface RecordingContext {
  sectionId: string;
  contentLanguage: string;
  /** Language that the URL requests; null without one. */
  asked: string | null;
  /** Null until the section's recordings are loaded. */
  media: readonly Media[] | null;
}

/** Language that was chosen here, or in the section before; null before there is one in this content language. */
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
 * The chosen recording, which the URL names; the choice applies to the section and the content language it was
 * made in, its language to the next section too. Who works on the chapters of a recording keeps it open, whatever is
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
    /** Languages of the recording to open where none is chosen, the first that has one. */
    languages: preferred === null ? [contentLanguage] : [preferred, contentLanguage],
    /** Element around the chapters of the open recording. */
    chapters,
    choose: (id: string) => setChosen({ ...here, id, byPerson: true }),
    keepOpen(id: string) {
      if (chosen?.id !== id) setChosen({ ...here, id, byPerson: false });
    },
    /**
     * Opens a recording after its upload, unless the focus is in the chapters, or a dialog, of one that it does not
     * replace.
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
