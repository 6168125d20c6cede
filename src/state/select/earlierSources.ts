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

/** A record's texts in one language as last fetched, with the overlay of their unsent edits. */
export interface UnsentText {
  text: Text | undefined;
  over: Overlay | undefined;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : null);

/** Current value of a text, unsent edits included. */
export const textNow = ({ text, over }: UnsentText, name: TranslatedText) =>
  over !== undefined && name in over.fields ? asText(over.fields[name]) : (text?.[name] ?? null);

/**
 * Earlier source of a translation after its own edits, with the sequence number of the last edit that sets it; -1 when
 * none does.
 */
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

/** Source texts that a translation was made from and that have changed since, with unsent edits of both applied. */
export function earlierSource(source: UnsentText, target: UnsentText): EarlierSource {
  const earlier = { ...noEarlierSource };
  if (source.over?.isRemoved === true || target.over?.isRemoved === true) return earlier;
  for (const name of translatedTexts) earlier[sourceFields[name]] = earlierOf(source, target, name);
  return earlier;
}

/** `earlierSource` of the texts of a tour or section in a language; empty for texts in the primary language. */
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

/** `earlierSource` of the texts that an edit changes; empty for an edit of anything else. */
export function selectEarlierSourceOf(state: RootState, edit: Edit): Partial<EarlierSource> {
  if (isEditOf(edit, 'tourTranslation', 'update'))
    return selectEarlierSource(state, 'tour', edit.ref.tourId, edit.ref.language);
  if (isEditOf(edit, 'sectionTranslation', 'update'))
    return selectEarlierSource(state, 'section', edit.ref.sectionId, edit.ref.language);
  return {};
}
