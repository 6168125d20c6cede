/** Knowledge that a run has gained from its earlier steps. */
export interface Known {
  /** Prefix of the slug, titles and file names of the run's own records. */
  prefix: string;
  /** A language of the catalogue, and another one if there is one. */
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
  /** Method and path template, as in 'GET /api/tours/{id}'. */
  call: string;
  /** Null when an earlier step did not supply the required ids. */
  request: (known: Known) => StepRequest | null;
  learn?: (known: Known, value: unknown) => void;
  /** Requests a language that the record lacks. */
  isLacking?: true;
  /** An extension detected by trying: the `absent` statuses mean that the worker does not support it. */
  tries?: { extension: string; absent: readonly number[]; withoutIt: string };
  /** Requests a nonexistent id: the contract requires a refusal. */
  isRefused?: true;
  /** Reaches people or leaves data behind: runs only with `--send`. */
  isSent?: true;
}

/** The record in a response, on its own or first in its list. */
export function recordIn(value: unknown): Record<string, unknown> {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'object' && first !== null ? { ...first } : {};
}

export function idIn(value: unknown): string | undefined {
  const { id } = recordIn(value);
  return typeof id === 'string' ? id : undefined;
}
