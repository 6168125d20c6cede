/** Search hit in a text of a tour or a section, with its translation. */
export interface TextHit {
  tour_id: string;
  /** Null for a text of the tour itself. */
  section_id: string | null;
  field: 'title' | 'description';
  source: string;
  target: string;
}
