/** A text of a tour or a section that holds what was looked for, and its translation. */
export interface TextHit {
  tour_id: string;
  /** Null for a text of the tour itself. */
  section_id: string | null;
  field: 'title' | 'description';
  source: string;
  target: string;
}
