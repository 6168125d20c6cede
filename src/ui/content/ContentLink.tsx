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
  /** -1 when another link of the row is the tab stop. */
  tabIndex?: number;
}

/** Link to a record by its name, for the first column of a grid. */
export function ContentLink(props: ContentLinkProps) {
  const { to, language, children, lines = 1, fallback, tabIndex } = props;
  return (
    <Link className="ContentLink" to={to} tabIndex={tabIndex}>
      <Content language={language} lines={lines} fallback={fallback}>
        {children}
      </Content>
    </Link>
  );
}
