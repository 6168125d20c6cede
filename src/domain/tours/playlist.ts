export interface PublicPlaylist {
  id: string;
  name: string;
  description: string | null;
  item_count: number;
}

/** Section found by its title. */
export interface SectionHit {
  id: string;
  tour_id: string;
  title: string;
  /** Title of its tour in the same language; null without one. */
  tour_title: string | null;
}

/** Search result of the tour picker. */
export interface TourHit {
  id: string;
  title: string;
  description: string;
  cover_media_url: string | null;
}
