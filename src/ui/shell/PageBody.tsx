import { type ReactNode } from 'react';
import './PageBody.css';

export interface PageBodyProps {
  children: ReactNode;
  /** Limits the column to 640 px, for forms. */
  narrow?: boolean;
}

/** Content below a PageHeader: a flex column, so that a grid can fill the remaining window height. */
export function PageBody({ children, narrow = false }: PageBodyProps) {
  return <div className={narrow ? 'PageBody PageBody-narrow' : 'PageBody'}>{children}</div>;
}
