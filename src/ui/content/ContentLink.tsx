import { Link } from 'react-router';
import { Content } from './Content';
import './ContentLink.css';

export interface ContentLinkProps {
  to: string;
  /** The language of the text. */
  language: string;
  children: string | null | undefined;
  lines?: number;
  /** What stands there when the text is empty: '[No Title]'. */
  fallback?: string;
}

/** The name of a record as the link to it: the first column of a grid. */
export function ContentLink({ to, language, children, lines = 1, fallback }: ContentLinkProps) {
  return (
    <Link className="ContentLink" to={to}>
      <Content language={language} lines={lines} fallback={fallback}>
        {children}
      </Content>
    </Link>
  );
}
