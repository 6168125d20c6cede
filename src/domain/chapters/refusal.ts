import { type ChapterList } from './chapterList';

/** Message that says why a command was not carried out. */
export interface Refusal {
  refused: string;
}

export const refuse = (refused: string): Refusal => ({ refused });
export const NOT_FOUND = 'This chapter no longer exists.';

/** True when a command was refused. */
export function isRefusal(result: ChapterList | Refusal): result is Refusal {
  return 'refused' in result;
}
