import styled from '@emotion/styled';
import { Content } from './Content';

export interface LanguageBadgeProps {
  code: string;
  /** The language's name in itself. */
  nativeLabel?: string;
  /** The language's English name, for the tooltip. */
  label?: string;
}

const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 22px;
  padding: 0 6px;
  max-width: 100%;
  border: 1px solid var(--line);
  border-radius: 4px;
  background-color: var(--sunken);
  color: var(--text-quiet);
  font-size: 12px;
  line-height: 20px;
  white-space: nowrap;
  & > span {
    color: var(--text);
    font-weight: 500;
  }
`;

/** A language as a small mark: its code, and its own name where there is room. */
export function LanguageBadge({ code, nativeLabel, label }: LanguageBadgeProps) {
  return (
    <Badge title={label}>
      <span dir="ltr">{code}</span>
      {nativeLabel !== undefined && nativeLabel !== '' && (
        <Content language={code} lines={1}>
          {nativeLabel}
        </Content>
      )}
    </Badge>
  );
}
