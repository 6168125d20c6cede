import { Content } from './Content';
import { type ContentLinkProps } from './ContentLink';
import './ContentLink.css';

/** Link to a record by its name inside a RecordGrid, whose frame handles the navigation. */
export function RowLink({ to, language, children, lines = 1, fallback }: ContentLinkProps) {
  return (
    <a className="ContentLink" href={to}>
      <Content language={language} lines={lines} fallback={fallback}>
        {children}
      </Content>
    </a>
  );
}
