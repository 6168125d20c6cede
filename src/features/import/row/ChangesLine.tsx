import { Fragment } from 'react';
import styled from '@emotion/styled';
import { changeExcerpt } from '../../../domain/text/diff/changeExcerpt';
import { type DiffPart } from '../../../domain/text/diff/diffWords';
import { importFieldLabel, isImportedText } from '../../../domain/tourImport/importColumns';
import {
  fieldLanguage,
  messagesIn,
  type FieldChange,
  type ImportRow,
} from '../../../domain/tourImport/importRow';
import { directionOf, graphemesOf } from '../../../domain/text/script';
import { shortText } from '../../../domain/text/shortText';
import { MarkedPart } from '../../../ui/content/ChangedText';
import { Content } from '../../../ui/content/Content';

const OneLine = styled.span`
  display: flex;
  align-items: baseline;
  min-width: 0;
  overflow: hidden;
  white-space: pre;
  & b {
    flex: none;
    font-weight: 500;
    color: var(--text-quiet);
  }
  /* All parts of all changes are flex items of the one line. */
  & bdi {
    display: contents;
  }
`;
/** Part of a line that can shrink. */
const Excerpt = styled.span`
  min-width: 0;
  /* Clips horizontally only, so that diacritics above and below stay whole. */
  overflow-x: clip;
  text-overflow: ellipsis;
  white-space: pre;
`;
const Space = styled.span`
  flex: none;
`;
/** Maximum length of a change in a grid row, in graphemes: of a single change, and of each of several texts. */
const ONLY_LENGTH = 160;
const EACH_LENGTH = 120;

/** Maximum length, in UTF-16 code units, of a new text that keeps its width beside longer ones. */
const SHORT_LENGTH = 40;
/**
 * Ratio of flex-shrink factors between priorities; large enough for the next one not to shrink by even a fraction of a
 * pixel.
 */
const FIRST_SHRINK = 100_000;

/** Shrinks with the long new texts, but stays wide enough to be recognised. */
const NoteText = styled(Excerpt)`
  flex-shrink: ${FIRST_SHRINK ** 2};
  min-width: 6em;
  color: var(--warning-text);
`;

const isShortText = ({ field, to }: FieldChange) =>
  isImportedText(field) && to.length <= SHORT_LENGTH;

/**
 * Flex-shrink factor of a part of a change. Shrinking order: deleted text, unchanged parts of long texts, long new
 * texts, short new texts, other values such as cities; a duration never shrinks.
 */
function shrinkOf(fieldChange: FieldChange, { change }: DiffPart): number {
  const { field } = fieldChange;
  if (field === 'duration_seconds') return 0;
  if (change === 'deleted') return FIRST_SHRINK ** 4;
  if (!isImportedText(field) || field === 'slug_suffix') return 1;
  if (isShortText(fieldChange)) return FIRST_SHRINK;
  return FIRST_SHRINK ** (change === 'same' ? 3 : 2);
}

/** Minimum widths in em; an insertion keeps enough to show how it begins. */
const LEAST_WIDTHS: Record<DiffPart['change'], number> = { same: 0, deleted: 0, inserted: 1.5 };
/** Width of a narrow letter in em. */
const NARROW_EM = 0.3;

/** Minimum width of a part; only the first part of each kind has one. */
function leastWidth(parts: readonly DiffPart[], index: number): string {
  const part = parts[index];
  if (part === undefined || parts.findIndex(({ change }) => change === part.change) < index) {
    return '0';
  }
  return `${Math.min(LEAST_WIDTHS[part.change], graphemesOf(part.text).length * NARROW_EM)}em`;
}

/** Parts of a change, on one line; a text without a previous value is one insertion. */
function partsOf({ from, to }: FieldChange, length: number): DiffPart[] {
  const parts: DiffPart[] =
    from === ''
      ? [{ text: shortText(to, length), change: 'inserted' }]
      : changeExcerpt(from, to, length);
  return parts.map(({ text, change }) => ({ text: text.replace(/\s+/gu, ' '), change }));
}

interface ExcerptPartsProps {
  change: FieldChange;
  parts: readonly DiffPart[];
  /** CSS `order` of the first part; the others follow in text direction. */
  order: number;
  isRightToLeft: boolean;
}

/** Excerpt of a field's change, with parts that shrink by priority. */
function ExcerptParts({ change, parts, order, isRightToLeft }: ExcerptPartsProps) {
  const orderOf = (offset: number) => order + (isRightToLeft ? parts.length * 2 - offset : offset);
  // The parts have no ids and change only as a whole.
  return parts.map((part, index) => {
    const text = part.text.trimEnd();
    const shown = { ...part, text };
    const style = { flexShrink: shrinkOf(change, part), minWidth: leastWidth(parts, index) };
    const isCut = text.endsWith('…') && index < parts.length - 1;
    const isNew = change.from === '';
    return (
      <Fragment key={index}>
        <Excerpt style={{ ...style, order: orderOf(index * 2) }}>
          {isNew ? text : <MarkedPart {...shown} />}
        </Excerpt>
        {(text.length < part.text.length || isCut) && (
          <Space style={{ order: orderOf(index * 2 + 1) }}> </Space>
        )}
      </Fragment>
    );
  });
}

const changedTexts = (changes: readonly FieldChange[]) =>
  changes.map(({ field, to }) => `${importFieldLabel(field)}: ${to}`);

/** Range of CSS `order` reserved per change; exceeds the number of its parts. */
const ORDERS_PER_CHANGE = 1000;

/**
 * Excerpts of all changes of a row on one line; the row's dialog shows the full texts. Field names stay visible while
 * space allows, and new text has priority over old.
 */
export function ChangesLine({ row }: { row: ImportRow }) {
  const { changes, notes } = row;
  return (
    <OneLine title={[...messagesIn(notes), ...changedTexts(changes)].join('\n')}>
      {notes.length > 0 && (
        <>
          <NoteText>{messagesIn(notes).join(' ')}</NoteText>
          <Space> </Space>
        </>
      )}
      {changes.map((change, index) => {
        const { field } = change;
        const language = fieldLanguage(field, row);
        const isOneOfTexts = changes.length > 1 && isImportedText(field);
        const order = (index + 1) * ORDERS_PER_CHANGE;
        return (
          <Fragment key={field}>
            {index > 0 && <Space style={{ order }}> · </Space>}
            <b style={{ order }}>{importFieldLabel(field)}: </b>
            <Content language={language}>
              <ExcerptParts
                change={change}
                parts={partsOf(change, isOneOfTexts ? EACH_LENGTH : ONLY_LENGTH)}
                order={order + 1}
                isRightToLeft={directionOf(language) === 'rtl'}
              />
            </Content>
          </Fragment>
        );
      })}
    </OneLine>
  );
}
