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
  /** Version of the text before or after the change. */
  other: string;
  /** Kind of change to mark: words that the other version lacks. */
  change: 'deleted' | 'inserted';
  language: string;
}

/** Part of a text, marked when changed; the space after its last word is not marked. */
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

/** Text whose words missing from the other version are marked; no marks when the two have no word in common. */
export function ChangedText({ text, other, change, language }: ChangedTextProps) {
  const [base, changed] = change === 'deleted' ? [text, other] : [other, text];
  const parts = diffWords(base, changed).filter((part) => [change, 'same'].includes(part.change));
  const hasCommonWords = parts.some((part) => part.change === 'same');
  return (
    <Content language={language} fallback="–">
      {hasCommonWords
        ? // Parts have no ids and always change together.
          parts.map((part, index) => <MarkedPart key={index} {...part} />)
        : text}
    </Content>
  );
}
