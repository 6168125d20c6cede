import { listWithAnd } from '../text/sentence';
import { numberDifferences } from './numberDifferences';

const areOrIs = (names: readonly string[]) => (names.length === 1 ? 'is' : 'are');

/** Issues in words for people: what a translation lacks of its source, and what it adds. */
function differenceIssues(missing: readonly string[], added: readonly string[]): string[] {
  const [lost] = missing;
  const [found] = added;
  if (lost !== undefined && found !== undefined && missing.length + added.length === 2) {
    return [`${found} in place of ${lost}`];
  }
  return [
    ...(missing.length === 0 ? [] : [`${listWithAnd(missing)} ${areOrIs(missing)} missing`]),
    ...(added.length === 0 ? [] : [`${listWithAnd(added)} ${areOrIs(added)} not in the source`]),
  ];
}

/** A tag such as <b>, and a placeholder such as {name}. */
const markupPattern = /<\/?[a-z][^<>]*>|\{[^{}\s]+\}/giu;

/** Members of `list` that `other` lacks; a member that `other` has fewer times counts for each time it is short. */
function lacking(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((each) => {
    const index = left.indexOf(each);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function markupIssues(source: string, translation: string): string[] {
  const [own, translated] = [source, translation].map((text) => text.match(markupPattern) ?? []);
  if (own === undefined || translated === undefined) return [];
  const distinct = (list: readonly string[]) => [...new Set(list)];
  return differenceIssues(distinct(lacking(own, translated)), distinct(lacking(translated, own)));
}

/** A question mark at the end, with the quotes and brackets after it. */
const endsInQuestion = /[?？؟⸮]["'”’»›」』)\]]*\s*$/u;
/** Scripts whose questions often go without the mark. */
const needsNoMark = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u;

function questionIssues(source: string, translation: string): string[] {
  const isQuestion = endsInQuestion.test(translation);
  if (endsInQuestion.test(source) === isQuestion) return [];
  if (needsNoMark.test(isQuestion ? source : translation)) return [];
  return [`${isQuestion ? 'A' : 'No'} question mark, unlike the source`];
}

const hasDoubleSpace = (text: string) => /\S {2,}\S/u.test(text);

function edgeSpaceIssues(translation: string): string[] {
  if (translation.trim() === '') return [];
  return [
    ...(/^\s/u.test(translation) ? ['Begins with a space'] : []),
    ...(/\s$/u.test(translation) ? ['Ends with a space'] : []),
  ];
}

/**
 * QA issues of a translation beside its source, in words for people: advice that blocks nothing.
 * @param isBeingWritten True while the text may go on: spaces at its beginning and end are no issue then.
 */
export function qaIssues(source: string, translation: string, isBeingWritten = false): string[] {
  if (translation.trim() === '' || source.trim() === '') return [];
  const { missing, added } = numberDifferences(source, translation);
  return [
    ...differenceIssues(missing, added),
    ...markupIssues(source, translation),
    ...questionIssues(source, translation),
    ...(hasDoubleSpace(translation) && !hasDoubleSpace(source) ? ['Two spaces in a row'] : []),
    ...(isBeingWritten ? [] : edgeSpaceIssues(translation)),
  ];
}
