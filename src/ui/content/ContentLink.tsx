import { Link } from 'react-router-dom';
import { Content } from './Content';
import './ContentLink.css';

export interface ContentLinkProps {
  to: string;
  /** Language of the text. */
  language: string;
  children: string | null | undefined;
  lines?: number;
  /** Shown for an empty text: '[No Title]'. */
  fallback?: string;
}

/** Link to a record by its name: the first column of a grid. */
export function ContentLink({ to, language, children, lines = 1, fallback }: ContentLinkProps) {
  return (
    <Link className="ContentLink" to={to}>
      <Content language={language} lines={lines} fallback={fallback}>
        {children}
      </Content>
    </Link>
  );
}
