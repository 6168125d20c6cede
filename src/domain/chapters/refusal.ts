import { type ChapterList } from './chapterList';

/** Reason why a command was refused. */
export interface Refusal {
  refused: string;
}

export const refuse = (refused: string): Refusal => ({ refused });
export const NOT_FOUND = 'This chapter no longer exists.';

export function isRefusal(result: ChapterList | Refusal): result is Refusal {
  return 'refused' in result;
}
