import { type ReactNode } from 'react';
import './PageBody.css';

export interface PageBodyProps {
  children: ReactNode;
  /** One column of at most 640 px, for forms. */
  narrow?: boolean;
}

/** What stands below a PageHeader; a column, so that a grid in it can fill the rest of the window. */
export function PageBody({ children, narrow = false }: PageBodyProps) {
  return <div className={narrow ? 'PageBody PageBody-narrow' : 'PageBody'}>{children}</div>;
}
