import { Content } from './Content';
import { type ContentLinkProps } from './ContentLink';
import './ContentLink.css';

/** The name of a record as the link to it, inside a RecordGrid, whose frame follows it without a new page. */
export function RowLink({ to, language, children, lines = 1, fallback }: ContentLinkProps) {
  return (
    <a className="ContentLink" href={to}>
      <Content language={language} lines={lines} fallback={fallback}>
        {children}
      </Content>
    </a>
  );
}
