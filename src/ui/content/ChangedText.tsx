import styled from '@emotion/styled';
import { changedPart } from '../../domain/text/changedPart';
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

/** Text with the words marked that another one lacks; one that has no word in common with it has no marks. */
export function ChangedText({ text, other, change, language }: ChangedTextProps) {
  const { before, changed, after } = changedPart(other, text);
  const words = changed.trimEnd();
  const isPart = words !== '' && (before !== '' || after !== '');
  const Mark = change === 'deleted' ? Deleted : Inserted;
  return (
    <Content language={language} fallback="–">
      {isPart ? (
        <>
          {before}
          <Mark>{words}</Mark>
          {changed.slice(words.length)}
          {after}
        </>
      ) : (
        text
      )}
    </Content>
  );
}
