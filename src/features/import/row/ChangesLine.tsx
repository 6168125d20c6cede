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
  /* All parts of all changes share the line. */
  & bdi {
    display: contents;
  }
`;
/** Part of a line that gives way to the others. */
const Excerpt = styled.span`
  min-width: 0;
  /* Clipped sideways only: marks above and below the letters stay whole. */
  overflow-x: clip;
  text-overflow: ellipsis;
  white-space: pre;
`;
const Space = styled.span`
  flex: none;
`;
/** Greatest length of a change in a grid line, in graphemes: of the only one, and of each of several texts. */
const ONLY_LENGTH = 160;
const EACH_LENGTH = 120;

/** Greatest length of a new text that keeps its room beside longer ones. */
const SHORT_LENGTH = 40;
/** Factor by which one part gives way before another: so great that the other keeps the last fraction of a pixel. */
const FIRST_SHRINK = 100_000;

/** Gives way with the long new texts, and stays wide enough to see what it is about. */
const NoteText = styled(Excerpt)`
  flex-shrink: ${FIRST_SHRINK ** 2};
  min-width: 6em;
  color: var(--warning-text);
`;

const isShortText = ({ field, to }: FieldChange) =>
  isImportedText(field) && to.length <= SHORT_LENGTH;

/**
 * Flex factor of a part of a change: what is deleted gives way first, then what stays of a long text, then long new
 * texts, then short ones, then names; a duration keeps its room.
 */
function shrinkOf(fieldChange: FieldChange, { change }: DiffPart): number {
  const { field } = fieldChange;
  if (field === 'duration_seconds') return 0;
  if (change === 'deleted') return FIRST_SHRINK ** 4;
  if (!isImportedText(field) || field === 'slug_suffix') return 1;
  if (isShortText(fieldChange)) return FIRST_SHRINK;
  return FIRST_SHRINK ** (change === 'same' ? 3 : 2);
}

/** Least widths in em, however little room there is: enough to see how a new text begins. */
const LEAST_WIDTHS: Record<DiffPart['change'], number> = { same: 0, deleted: 0, inserted: 1.5 };
/** Width of a narrow letter in em. */
const NARROW_EM = 0.3;

/** Least width of a part; of several that are inserted, the first has one. */
function leastWidth(parts: readonly DiffPart[], index: number): string {
  const part = parts[index];
  if (part === undefined || parts.findIndex(({ change }) => change === part.change) < index) {
    return '0';
  }
  return `${Math.min(LEAST_WIDTHS[part.change], graphemesOf(part.text).length * NARROW_EM)}em`;
}

/** Parts of a change in one line; all of a text that is new is inserted. */
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
  /** CSS `order` of the first part; the others follow in the direction of their text. */
  order: number;
  isRightToLeft: boolean;
}

/** Changed words of a field, each part as wide as its importance lets it. */
function ExcerptParts({ change, parts, order, isRightToLeft }: ExcerptPartsProps) {
  const orderOf = (offset: number) => order + (isRightToLeft ? parts.length * 2 - offset : offset);
  // The parts have no ids, and are drawn anew as one.
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

/** Values of CSS `order` kept for each change: more than it has parts. */
const ORDERS_PER_CHANGE = 1000;

/**
 * Changed words of each field that a row changes, in one line; the row's dialog has the texts as a whole. All names are
 * in sight where there is room for them, and the new texts before the old.
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
