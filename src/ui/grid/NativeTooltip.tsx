import { cloneElement, type ReactElement, type ReactNode } from 'react';

interface NativeTooltipProps {
  title: ReactNode;
  children: ReactElement<{ title?: string }>;
}

/** Native `title` tooltip: the component library's renders seven elements for each header. */
export function NativeTooltip({ title, children }: NativeTooltipProps) {
  return typeof title === 'string' && title !== '' ? cloneElement(children, { title }) : children;
}
