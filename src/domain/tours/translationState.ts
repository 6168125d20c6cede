/** Completeness of a tour's texts. none: no texts; title: a title only; whole: title and description. */
export type TextState = 'none' | 'title' | 'whole';

/** Number of a tour's sections, and of those with a title, or with a recording, in a language. */
export interface SectionCounts {
  sections: number;
  withTitle: number;
  withAudio: number;
}

/**
 * Progress of a tour in a language. For texts, whole: title, description and a title of every section; unchecked: title
 * and description, with the sections not loaded. For recordings, whole: one of every section; unchecked: any text, with
 * the sections not loaded.
 */
export type TranslationState = 'none' | 'part' | 'unchecked' | 'whole';

/** State of a translation; `sections` is null until they are loaded in the language. */
export function translationState(
  text: TextState,
  sections: SectionCounts | null,
): TranslationState {
  if (text === 'none') return sections !== null && sections.withTitle > 0 ? 'part' : 'none';
  if (text === 'title') return 'part';
  if (sections === null) return 'unchecked';
  return sections.withTitle < sections.sections ? 'part' : 'whole';
}

/** State of a tour's recordings; `sections` is null until they are loaded in the language. */
export function recordingState(text: TextState, sections: SectionCounts | null): TranslationState {
  if (sections === null) return text === 'none' ? 'none' : 'unchecked';
  if (sections.withAudio === 0) return 'none';
  return sections.withAudio < sections.sections ? 'part' : 'whole';
}
