export interface LanguagePlays {
  total_sections: number;
  total_plays: number;
  sections_with_plays: number;
  avg_plays_per_section: number;
}

export interface AnalyticsSummary extends LanguagePlays {
  most_played_section_count: number;
  /** Number of languages with plays or sections. */
  languages: number;
}

export interface AnalyticsOverview {
  summary: AnalyticsSummary;
  by_language: Record<string, LanguagePlays>;
}

/** Plays of all sections in one day. */
export interface DayPlays {
  /** Day in UTC: '2025-03-08'. */
  day: string;
  plays: number;
}

export interface SectionPlays {
  section_id: string;
  section_title: string | null;
  tour_name: string | null;
  language: string;
  plays: number;
}

export interface TourPlays {
  tour_id: string;
  tour_name: string | null;
  total_plays: number;
  sections_count: number;
  by_language: Record<string, number>;
}
