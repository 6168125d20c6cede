import { listWithAnd } from '../text/sentence';
import { numberDifferences } from './numberDifferences';

const areOrIs = (names: readonly string[]) => (names.length === 1 ? 'is' : 'are');

/** Messages about elements that a translation lacks or adds. */
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

/** Tag such as <b>, or placeholder such as {name}. */
const markupPattern = /<\/?[a-z][^<>]*>|\{[^{}\s]+\}/giu;

/** Multiset difference: members of `list` missing from `other`, each as often as missing. */
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

/** Question mark at the end, with subsequent quotes and brackets. */
const endsInQuestion = /[?？؟⸮]["'”’»›」』)\]]*\s*$/u;
/** Scripts in which questions often lack the mark. */
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
 * QA issues of a translation, as messages; advisory only.
 * @param isBeingWritten True during typing, when leading and trailing spaces are not reported.
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
