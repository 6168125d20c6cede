import { type AnchorHTMLAttributes, type Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface SidebarAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path on this site. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Router link that passes its ref through unchanged. The router's own Link creates a new ref at each render, and a
 * tooltip around it re-renders for each new ref: endlessly, when other updates interleave.
 */
export function SidebarAnchor({
  to,
  ref,
  onClick,
  target,
  children,
  ...anchor
}: SidebarAnchorProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target });
  return (
    <a
      {...anchor}
      ref={ref}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
