export interface PublicPlaylist {
  id: string;
  name: string;
  description: string | null;
  item_count: number;
}

/** A search result of the tour picker. */
export interface TourHit {
  id: string;
  title: string;
  description: string;
  cover_media_url: string | null;
}
