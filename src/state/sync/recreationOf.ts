import { nanoid } from '@reduxjs/toolkit';
import { limits } from '../../domain/limits';
import { type Table } from '../model/mergeRecords';
import { type RootState } from '../select/rootState';
import { describeBase, lanesAround } from './describeBase';
import { type Edit } from '../outbox/edit';
import { type Fields } from '../outbox/editFields';
import { targetOf } from '../outbox/editTarget';
import { type OutboxEntry } from '../outbox/outboxEntry';
import { type EditDraft } from '../outbox/outboxEvent';
import { selectOverlays } from '../outbox/outboxSlice';
import { realId, temporaryId } from '../outbox/temporaryId';

/** The edits that make a record anew; `goneId` is the one it had, null where it has none of its own. */
interface Recreation {
  drafts: EditDraft[];
  goneId: string | null;
}

type Texts = Table<{ language: string; title: string | null; description: string | null }>;

interface KnownText {
  language: string;
  title: string;
  description: string;
  slug_suffix: string | undefined;
}

const textIn = (fields: Fields, name: string) => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

function draftOf(state: RootState, edit: Edit, id = nanoid()): EditDraft {
  const isNamed = !edit.kind.includes('text');
  const base = describeBase(state, edit);
  const within = lanesAround(state, edit);
  return { id, edit, temporaryId: isNamed ? temporaryId(id) : null, within, base };
}

/** What is known of a target: as it was seen, as it was last read, with what is unsent. */
function fieldsOf(state: RootState, target: string, row: object | undefined): Fields {
  const seen = state.outbox.entries.find(
    ({ edit, temporaryId: own }) => targetOf(edit, own) === target,
  );
  return { ...seen?.base?.fields, ...row, ...selectOverlays(state).get(target)?.fields };
}

function textOf(fields: Fields, language: string): KnownText | null {
  const title = textIn(fields, 'title').trim();
  const slug_suffix = textIn(fields, 'slug_suffix') || undefined;
  return title === ''
    ? null
    : { language, title, description: textIn(fields, 'description'), slug_suffix };
}

/** A record's words, the preferred language first; without those that an unsent edit makes or removes. */
function textsOf(state: RootState, lane: string, texts: Texts, preferred: unknown): KnownText[] {
  const id = lane.slice(lane.indexOf(':') + 1);
  const overlays = selectOverlays(state);
  const known = Object.keys(texts).flatMap((key) => {
    const row = texts[key];
    if (row === undefined || key !== `${id}:${row.language}`) return [];
    const target = `${lane}/${row.language}`;
    const over = overlays.get(target);
    if (over?.isRemoved === true || over?.isCreated === true) return [];
    return textOf(fieldsOf(state, target, row), row.language) ?? [];
  });
  const isFirst = ({ language }: KnownText) => language === preferred;
  return [...known.filter(isFirst), ...known.filter((text) => !isFirst(text))];
}

function tourAgain(state: RootState, tourId: string): Recreation | null {
  const lane = `tour:${tourId}`;
  const fields = fieldsOf(state, lane, state.tours.records[tourId]);
  const [first, ...others] = textsOf(state, lane, state.tours.texts, fields['primary_language']);
  const slug = textIn(fields, 'slug');
  const city = textIn(fields, 'city');
  const country = textIn(fields, 'country');
  const duration = fields['duration_seconds'];
  const isWhole = slug !== '' && city !== '' && country !== '' && first !== undefined;
  if (!isWhole || typeof duration !== 'number' || duration < limits.tourSeconds) return null;
  const { language, slug_suffix = language, ...words } = first;
  const draft = {
    ...{ slug, city, country, duration_seconds: duration, primary_language: language },
    // Made unpublished: whoever deleted it had it taken off the public pages.
    ...{ is_published: false, ...words, slug_suffix },
  };
  const made = draftOf(state, { kind: 'tour created', draft });
  const newId = made.temporaryId ?? '';
  const texts = others.map((text) =>
    draftOf(state, { kind: 'tour text created', tourId: newId, draft: text }),
  );
  return { drafts: [made, ...texts], goneId: tourId };
}

function sectionAgain(state: RootState, { edit, within }: OutboxEntry): Recreation | null {
  if (!('sectionId' in edit)) return null;
  const { sectionId } = edit;
  const lane = `section:${sectionId}`;
  const record = state.sections.records[sectionId];
  const fields = fieldsOf(state, lane, record);
  const tour =
    record?.tour_id ?? within.find((one) => one.startsWith('tour:'))?.slice('tour:'.length);
  const preferred = 'language' in edit ? edit.language : undefined;
  const [first, ...others] = textsOf(state, lane, state.sections.texts, preferred);
  const order = fields['order_index'];
  if (tour === undefined || first === undefined || typeof order !== 'number') return null;
  const { slug_suffix: _, ...words } = first;
  const duration = fields['duration_seconds'];
  const duration_seconds = typeof duration === 'number' ? duration : null;
  const draft = { ...words, order_index: order, duration_seconds };
  const tourId = realId(state.outbox.aliases, tour);
  const made = draftOf(state, { kind: 'section created', tourId, draft });
  const newId = made.temporaryId ?? '';
  const texts = others.map((text) =>
    draftOf(state, { kind: 'section text created', sectionId: newId, draft: text }),
  );
  return { drafts: [made, ...texts], goneId: sectionId };
}

/** The words of a language that somebody deleted; their record is taken to be there. */
function textAgain(state: RootState, { edit }: OutboxEntry): Recreation | null {
  if (edit.kind !== 'tour text changed' && edit.kind !== 'section text changed') return null;
  const { language } = edit;
  const isTour = edit.kind === 'tour text changed';
  const id = isTour ? edit.tourId : edit.sectionId;
  const row = (isTour ? state.tours.texts : state.sections.texts)[`${id}:${language}`];
  const draft = textOf(fieldsOf(state, targetOf(edit, null), row), language);
  if (draft === null) return null;
  const made: Edit = isTour
    ? { kind: 'tour text created', tourId: id, draft }
    : { kind: 'section text created', sectionId: id, draft };
  return { drafts: [draftOf(state, made)], goneId: null };
}

/**
 * How to make a record again that an edit found gone, from what is known here: a tour or a section
 * with its words in all languages, words, a chapter. What a worker deleted with it (covers,
 * recordings) is not known. Null where that is too little.
 */
export function recreationOf(state: RootState, entry: OutboxEntry): Recreation | null {
  const { edit } = entry;
  if (entry.state !== 'gone') return null;
  switch (edit.kind) {
    case 'tour changed':
    case 'tour text created':
    case 'section created':
      return tourAgain(state, edit.tourId);
    case 'section changed':
    case 'section text created':
      return sectionAgain(state, entry);
    case 'tour text changed':
    case 'section text changed':
      return textAgain(state, entry);
    case 'chapter changed': {
      const { mediaId, draft, chapterId } = edit;
      const made = draftOf(state, { kind: 'chapter created', mediaId, draft });
      return { drafts: [made], goneId: chapterId };
    }
    default:
      return null;
  }
}
