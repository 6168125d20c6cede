import { parseTimecode } from '../text/duration';
import {
  longTime,
  NO_TIME,
  oneLine,
  readable,
  unreadable,
  type ChapterFormat,
} from './chapterFormat';

const element = /<(?:[\w-]+:)?chapter((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g;
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => {
    const [name] = Object.entries(named).find(([, plain]) => plain === letter) ?? [''];
    return `&${name};`;
  });

/** https://podlove.org/simple-chapters: start in normal play time, no end. */
export const podloveXml: ChapterFormat = {
  id: 'podlove',
  label: 'Podlove Simple Chapters (XML)',
  extension: '.psc.xml',
  loss: 'Ends are left out: every chapter lasts until the next.',
  matches: (text) => /^\s*</.test(text) && /<(?:[\w-]+:)?chapters?\b/.test(text),
  read: (text) =>
    [...text.matchAll(element)].map(([whole, attributes = '']) => {
      const values = new Map(
        [...attributes.matchAll(attribute)].map(([, name, double, single]) => [
          name,
          decoded(double ?? single ?? ''),
        ]),
      );
      const startMs = parseTimecode(values.get('start') ?? '');
      if (startMs === null) return unreadable(NO_TIME, whole);
      return readable({ startMs, endMs: null, title: oneLine(values.get('title') ?? '') });
    }),
  write: (marks) =>
    [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<psc:chapters version="1.2" xmlns:psc="http://podlove.org/simple-chapters">',
      ...marks.map(({ startMs, title }) => {
        return `  <psc:chapter start="${longTime(startMs)}" title="${escaped(oneLine(title))}" />`;
      }),
      '</psc:chapters>',
      '',
    ].join('\n'),
};
