export interface SampleText {
  title: string;
  description: string;
}

export interface SampleNarration {
  language: string;
  /** Key of the stored file. */
  fileKey: string;
  filename: string;
  durationSeconds: number;
  /** Spoken text of the recording. */
  transcript: string;
  chapters: { title: string; startSeconds: number }[];
}

export interface SampleSection {
  durationSeconds: number | null;
  /** Texts by language. */
  texts: Record<string, SampleText>;
  pictureKey: string | null;
  narrations: SampleNarration[];
}

/** A tour of the sample catalogue, hand-written or generated, from which rows are created. */
export interface SampleTour {
  slug: string;
  city: string;
  country: string;
  published: boolean;
  createdDaysAgo: number;
  primaryLanguage: string;
  motif: string;
  texts: Record<string, SampleText>;
  sections: SampleSection[];
  coverKey: string | null;
}
