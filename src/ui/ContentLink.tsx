import styled from '@emotion/styled';
import { Link } from 'react-router';
import { Content } from './Content';

export interface ContentLinkProps {
  to: string;
  /** The language of the text. */
  language: string;
  children: string | null | undefined;
  lines?: number;
  /** What stands there when the text is empty: '[No Title]'. */
  fallback?: string;
}

const Anchor = styled(Link)`
  min-width: 0;
  border-radius: 3px;
  color: inherit;
  font-weight: 500;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

/** The name of a record as the link to it: the first column of a grid. */
export function ContentLink({ to, language, children, lines = 1, fallback }: ContentLinkProps) {
  return (
    <Anchor to={to}>
      <Content language={language} lines={lines} fallback={fallback}>
        {children}
      </Content>
    </Anchor>
  );
}
