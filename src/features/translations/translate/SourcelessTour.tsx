import { useEffect, useEffectEvent, useRef } from 'react';
import Button from '@mui/material/Button';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { textKey } from '../../../state/model/tourRows';
import { languageNamed } from '../../../state/select/selectLanguages';
import { selectTourRecord } from '../../../state/select/selectTours';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { takesFocus, type FirstFocus } from './firstFocus';
import { type TranslateQueue } from './queue/useTranslateQueue';

/** Maximum number of languages offered. */
const MAX_OFFERED = 3;

/**
 * Codes of up to MAX_OFFERED languages in which the tour is known to have texts, primary language first; excludes the
 * current pair.
 */
function useKnownSources({ languages, from, to }: TranslateQueue, tourId: string): string[] {
  const record = useConsoleSelector((state) => selectTourRecord(state, tourId));
  const texts = useConsoleSelector((state) => state.tours.texts);
  const own = record?.primary_language;
  const listed = texts[textKey(tourId, to)]?.tour_languages?.split(' ') ?? [];
  const isKnown = (code: string) =>
    code === own || listed.includes(code) || texts[textKey(tourId, code)] !== undefined;
  const codes = [...(own === undefined ? [] : [own]), 'en', ...languages.map(({ code }) => code)];
  const known = codes.filter((code) => code !== from && code !== to && isKnown(code));
  return [...new Set(known)].slice(0, MAX_OFFERED);
}

interface SourcelessTourProps {
  queue: TranslateQueue;
  tourId: string;
  firstFocus: FirstFocus;
}

/** Empty state for a tour without texts in the source language; offers languages that have them. */
export function SourcelessTour({ queue, tourId, firstFocus }: SourcelessTourProps) {
  const { languages, from, next, setParamValues } = queue;
  const panel = useRef<HTMLDivElement>(null);
  const codes = useKnownSources(queue, tourId);
  // The previously focused form has unmounted.
  const focusButton = useEffectEvent(() => {
    if (takesFocus(firstFocus)) panel.current?.querySelector('button')?.focus();
  });
  useEffect(() => {
    focusButton();
  }, []);
  const actions = [
    ...codes.map((code) => ({
      label: `Translate from ${languageNamed(languages, code).label}`,
      change: { from: code },
    })),
    ...(next === null ? [] : [{ label: 'Next tour', change: { tour: next } }]),
  ];
  return (
    <div ref={panel}>
      <EmptyState
        title={`This tour has no texts in ${languageNamed(languages, from).label}`}
        text={
          codes.length > 0
            ? 'Choose a language that it has, or go on to the next tour.'
            : 'Go on to a tour that has some, or choose another language above.'
        }
        action={actions.map(({ label, change }) => (
          <Button key={label} variant="outlined" onClick={() => setParamValues(change)}>
            {label}
          </Button>
        ))}
      />
    </div>
  );
}
