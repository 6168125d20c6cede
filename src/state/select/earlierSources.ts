import {
  earlierSourceAfter,
  noEarlierSource,
  sourceFields,
  translatedTexts,
  type EarlierSource,
  type TranslatedText,
} from '../../domain/record/earlierSource';
import { textKey } from '../model/tourRows';
import { isSameValue } from '../outbox/editFields';
import { selectOverlays } from '../outbox/outboxSlice';
import { type Overlay } from '../outbox/overlayFields';
import { type Edit } from '../outbox/edit';
import { isEditOf, translationKey } from '../outbox/recordKeys';
import { type RootState } from './rootState';

interface Text extends EarlierSource {
  title: string | null;
  description: string | null;
}

/** Texts of a record in one language, as the worker last returned them, with their unsent edits. */
export interface UnsentText {
  text: Text | undefined;
  over: Overlay | undefined;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : null);

/** A text with its unsent edits. */
export const textNow = ({ text, over }: UnsentText, name: TranslatedText) =>
  over !== undefined && name in over.fields ? asText(over.fields[name]) : (text?.[name] ?? null);

/** Source of a translation by its own edits, and the place of the last one that does; -1 for none. */
function ownSource({ text, over }: UnsentText, name: TranslatedText) {
  const field = sourceFields[name];
  const stored = text?.[field] ?? null;
  if (over === undefined) return { earlier: stored, seq: -1 };
  const sourceSeq = over.seqs[field] ?? -1;
  const isWritten = name in over.fields && !isSameValue(over.fields[name], text?.[name]);
  const textSeq = isWritten ? (over.seqs[name] ?? -1) : -1;
  if (sourceSeq >= 0 && sourceSeq >= textSeq) {
    return { earlier: asText(over.fields[field]), seq: sourceSeq };
  }
  return { earlier: textSeq >= 0 ? null : stored, seq: textSeq };
}

function earlierOf(source: UnsentText, target: UnsentText, name: TranslatedText): string | null {
  if ((textNow(target, name) ?? '').trim() === '') return null;
  const { earlier, seq } = ownSource(target, name);
  if (source.text === undefined) return earlier;
  const now = textNow(source, name);
  const changedAt = source.over?.seqs[name] ?? -1;
  if (changedAt > seq) return earlierSourceAfter(earlier, source.text[name], now);
  return earlier === null ? null : earlierSourceAfter(earlier, null, now);
}

/** Texts that a translation was made from where its source is another by now, unsent edits of both included. */
export function earlierSource(source: UnsentText, target: UnsentText): EarlierSource {
  const earlier = { ...noEarlierSource };
  if (source.over?.isRemoved === true || target.over?.isRemoved === true) return earlier;
  for (const name of translatedTexts) earlier[sourceFields[name]] = earlierOf(source, target, name);
  return earlier;
}

/** The same of the texts of a tour or a section in a language; none for those that are no translation. */
export function selectEarlierSource(
  state: RootState,
  kind: 'tour' | 'section',
  id: string,
  language: string,
): EarlierSource {
  const { tours, sections } = state;
  const texts = kind === 'tour' ? tours.texts : sections.texts;
  const tourId = kind === 'tour' ? id : (sections.records[id]?.tour_id ?? '');
  const own = tours.records[tourId]?.primary_language;
  if (own === undefined || own === language) return noEarlierSource;
  const overlays = selectOverlays(state);
  const textIn = (code: string): UnsentText => ({
    text: texts[textKey(id, code)],
    over: overlays.get(translationKey(kind, id, code)),
  });
  return earlierSource(textIn(own), textIn(language));
}

/** The same of the texts that an edit changes; none for an edit of anything else. */
export function selectEarlierSourceOf(state: RootState, edit: Edit): Partial<EarlierSource> {
  if (isEditOf(edit, 'tourTranslation', 'update'))
    return selectEarlierSource(state, 'tour', edit.ref.tourId, edit.ref.language);
  if (isEditOf(edit, 'sectionTranslation', 'update'))
    return selectEarlierSource(state, 'section', edit.ref.sectionId, edit.ref.language);
  return {};
}
