export interface LandingTour {
  id: string;
  title: string;
  description: string;
  coverImageUrl: string | null;
  city: string;
  country: string;
  languages: string[];
  sampleAudioUrl: string | null;
  /** Id of the sample's recording, if its transcript can be requested; else null. */
  sampleTranscriptId: string | null;
  /** Language of the sample; null when the worker does not return it. */
  sampleLanguage: string | null;
  /** Duration in seconds; null when the worker does not return it. */
  durationSeconds: number | null;
  /** Number of stops; null when the worker does not return it. */
  sectionCount: number | null;
}

export interface LandingCity {
  city: string;
  country: string;
  tourCount: number;
  languages: string[];
}

export interface LandingContent {
  hero: { eyebrow: string; title: string; description: string };
  highlights: { id: string; title: string; description: string }[];
  stats: { totalTours: number };
  featuredTours: LandingTour[];
  coverage: { cities: LandingCity[]; totalCities: number };
  languages: { code: string; label: string; native_label: string }[];
  storeLinks: { iosUrl: string | null; androidUrl: string | null };
  generatedAt: string;
}

/** Transcript of a sample, for people who cannot hear it. */
export interface SampleTranscript {
  /** Code of the spoken language. */
  language: string;
  text: string;
}
