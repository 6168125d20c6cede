export interface LandingTour {
  id: string;
  title: string;
  description: string;
  coverImageUrl: string | null;
  city: string;
  country: string;
  languages: string[];
  sampleAudioUrl: string | null;
  /** Id of the recording that the sample is, where its transcript can be requested; else null. */
  sampleTranscriptId: string | null;
  /** Language of the sample; null where the worker does not return it. */
  sampleLanguage: string | null;
  /** Null where the worker does not return it. */
  durationSeconds: number | null;
  /** Number of stops; null where the worker does not return it. */
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

/** Words of a sample, for those who do not hear it. */
export interface SampleTranscript {
  /** Code of the language that is spoken. */
  language: string;
  text: string;
}
