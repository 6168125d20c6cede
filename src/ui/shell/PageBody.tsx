import { type ReactNode } from 'react';
import './PageBody.css';

export interface PageBodyProps {
  children: ReactNode;
  /** Limits the content to 640 px, for forms. */
  narrow?: boolean;
  /** Limits the content to the two columns of a form. */
  form?: boolean;
}

/** Content below a PageHeader: a flex column, so that a grid can fill the remaining window height. */
export function PageBody({ children, narrow = false, form = false }: PageBodyProps) {
  const width = narrow ? ' PageBody-narrow' : form ? ' PageBody-form' : '';
  return <div className={`PageBody${width}`}>{children}</div>;
}
