/** Knowledge of a run, from its earlier steps. */
export interface Known {
  /** Slug, titles and file names of the run's own records begin with it. */
  prefix: string;
  /** A language of the catalogue, and another one where there is. */
  language: string;
  otherLanguage: string | null;
  tourId?: string;
  sectionId?: string;
  mediaId?: string;
  chapterId?: string;
  languageId?: string;
}

export interface StepRequest {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  form?: Record<string, string | File>;
}

/** One call of a run. */
export interface Step {
  /** 'GET /api/tours/{id}' */
  call: string;
  /** Null where an earlier step did not bring what it needs. */
  request: (known: Known) => StepRequest | null;
  learn?: (known: Known, value: unknown) => void;
  /** Asked in a language that the record lacks. */
  isLacking?: true;
  /** An extension that is found by trying: these statuses mean that it is not there. */
  tries?: { extension: string; absent: readonly number[]; withoutIt: string };
  /** Asked with the id of nothing: a refusal is what keeps the contract. */
  isRefused?: true;
  /** It reaches people or leaves something behind: made with `--send` alone. */
  isSent?: true;
}

/** The record of a response, alone or first of its list. */
export function recordIn(value: unknown): Record<string, unknown> {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'object' && first !== null ? { ...first } : {};
}

export function idIn(value: unknown): string | undefined {
  const { id } = recordIn(value);
  return typeof id === 'string' ? id : undefined;
}
