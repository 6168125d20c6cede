import { cloneElement, type ReactElement, type ReactNode } from 'react';

interface RecordGridTipProps {
  title: ReactNode;
  children: ReactElement<{ title?: string }>;
}

/** The browser's own tip for the headers: the component library's draws each of them seven times as dear. */
export function RecordGridTip({ title, children }: RecordGridTipProps) {
  return typeof title === 'string' && title !== '' ? cloneElement(children, { title }) : children;
}
