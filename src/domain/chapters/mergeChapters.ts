import { type ChapterList, type EditedChapter } from './chapterList';
import { isRefusal, NOT_FOUND, refuse, type Refusal } from './refusal';

const NOT_NEIGHBOURS = 'Another chapter stands between the selected ones.';

/** Merges the next chapter into this one: joins the texts, takes the next one's end and removes the next chapter. */
export function mergeWithNext(
  chapters: ChapterList,
  chapter: EditedChapter,
): ChapterList | Refusal {
  const next = chapters[chapters.indexOf(chapter) + 1];
  if (next === undefined) return refuse('There is no next chapter.');
  const descriptions = [chapter.description, next.description].filter((text) => text !== '');
  const merged: EditedChapter = {
    ...chapter,
    title: chapter.title.trim() === '' ? next.title : chapter.title,
    description: descriptions.join('\n\n'),
    endMs: next.endMs,
  };
  const remaining = chapters.filter((other) => other !== next);
  return remaining.map((other) => (other === chapter ? merged : other));
}

/** Merges several neighbouring chapters into the first of them. */
export function mergeAll(chapters: ChapterList, ids: readonly string[]): ChapterList | Refusal {
  const [first] = ids;
  let merged: ChapterList | Refusal = chapters;
  for (let count = 1; count < ids.length; count += 1) {
    if (isRefusal(merged)) return merged;
    const into = merged.find(({ id }) => id === first);
    if (into === undefined) return refuse(NOT_FOUND);
    if (merged[merged.indexOf(into) + 1]?.id !== ids[count]) return refuse(NOT_NEIGHBOURS);
    merged = mergeWithNext(merged, into);
  }
  return merged;
}
