import styled from '@emotion/styled';
import { diffWords, type DiffPart } from '../../domain/text/diff/diffWords';
import { Content } from './Content';

const Deleted = styled.del`
  color: inherit;
  background-color: var(--danger-tint);
  text-decoration-color: var(--danger-text);
`;
const Inserted = styled.ins`
  color: inherit;
  background-color: var(--success-tint);
  text-decoration-color: var(--success-text);
  text-underline-offset: 2px;
`;

interface ChangedTextProps {
  text: string;
  /** The text before or after it. */
  other: string;
  /** Change that the words went through which the other text lacks. */
  change: 'deleted' | 'inserted';
  language: string;
}

/** Part of a text; the space after its last word has no mark. */
export function MarkedPart({ text, change }: DiffPart) {
  if (change === 'same') return text;
  const words = text.trimEnd();
  const Mark = change === 'deleted' ? Deleted : Inserted;
  return (
    <>
      <Mark>{words}</Mark>
      {text.slice(words.length)}
    </>
  );
}

/** Text with the words marked that another one lacks; one that has no word in common with it has no marks. */
export function ChangedText({ text, other, change, language }: ChangedTextProps) {
  const [base, changed] = change === 'deleted' ? [text, other] : [other, text];
  const parts = diffWords(base, changed).filter((part) => [change, 'same'].includes(part.change));
  const hasCommonWords = parts.some((part) => part.change === 'same');
  return (
    <Content language={language} fallback="–">
      {hasCommonWords
        ? // The parts have no ids, and are drawn anew as one.
          parts.map((part, index) => <MarkedPart key={index} {...part} />)
        : text}
    </Content>
  );
}
