/** none: no texts of the tour; title: a title only; whole: title and description. */
export type TextState = 'none' | 'title' | 'whole';

/** Sections of a tour, and those of them that have a title, or a recording, in a language. */
export interface SectionCounts {
  sections: number;
  withTitle: number;
  withAudio: number;
}

/**
 * Progress of a tour in a language. Of its texts, whole: title, description and a title of every section; unchecked:
 * title and description, while nobody has read its sections. Of its recordings, whole: one of every section;
 * unchecked: a text, while nobody has read its sections.
 */
export type TranslationState = 'none' | 'part' | 'unchecked' | 'whole';

/** Judges a translation; `sections` is null before they were read in the language. */
export function translationState(
  text: TextState,
  sections: SectionCounts | null,
): TranslationState {
  if (text === 'none') return sections !== null && sections.withTitle > 0 ? 'part' : 'none';
  if (text === 'title') return 'part';
  if (sections === null) return 'unchecked';
  return sections.withTitle < sections.sections ? 'part' : 'whole';
}

/** Judges the recordings of a tour; `sections` is null before they were read in the language. */
export function recordingState(text: TextState, sections: SectionCounts | null): TranslationState {
  if (sections === null) return text === 'none' ? 'none' : 'unchecked';
  if (sections.withAudio === 0) return 'none';
  return sections.withAudio < sections.sections ? 'part' : 'whole';
}
