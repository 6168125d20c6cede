import { parseTimecode } from '../text/duration';
import {
  formatTimestamp,
  INVALID_START,
  oneLine,
  readable,
  unreadable,
  type ChapterFormat,
} from './chapterFormat';

const element = /<(?:[\w-]+:)?chapter((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g;
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (match, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? match;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : match;
  });
}

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => {
    const [name] = Object.entries(entities).find(([, character]) => character === letter) ?? [''];
    return `&${name};`;
  });

/** Podlove Simple Chapters 1.2 (podlove.org/simple-chapters): start in Normal Play Time, no end. */
export const podloveXml: ChapterFormat = {
  id: 'podlove',
  label: 'Podlove Simple Chapters (XML)',
  extension: '.psc.xml',
  loss: 'Ends are left out: every chapter lasts until the next.',
  matches: (text) => /^\s*</.test(text) && /<(?:[\w-]+:)?chapters?\b/.test(text),
  read: (text) =>
    [...text.matchAll(element)].map(([match, attributes = '']) => {
      const values = new Map(
        [...attributes.matchAll(attribute)].map(([, name, double, single]) => [
          name,
          decodeEntities(double ?? single ?? ''),
        ]),
      );
      const startMs = parseTimecode(values.get('start') ?? '');
      if (startMs === null) return unreadable(INVALID_START, match);
      return readable({ startMs, endMs: null, title: oneLine(values.get('title') ?? '') });
    }),
  write: (marks) =>
    [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<psc:chapters version="1.2" xmlns:psc="http://podlove.org/simple-chapters">',
      ...marks.map(({ startMs, title }) => {
        return `  <psc:chapter start="${formatTimestamp(startMs)}" title="${escapeXml(oneLine(title))}" />`;
      }),
      '</psc:chapters>',
      '',
    ].join('\n'),
};
