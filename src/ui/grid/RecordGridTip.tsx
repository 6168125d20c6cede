import { cloneElement, type ReactElement, type ReactNode } from 'react';

interface RecordGridTipProps {
  title: ReactNode;
  children: ReactElement<{ title?: string }>;
}

/** The browser's own tip: the component library's makes seven elements of each header. */
export function RecordGridTip({ title, children }: RecordGridTipProps) {
  return typeof title === 'string' && title !== '' ? cloneElement(children, { title }) : children;
}
