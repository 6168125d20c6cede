import { type AnchorHTMLAttributes, type Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface SidebarAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Link of the router that passes its ref on unchanged. The router's own makes a new ref at each render, and a tooltip
 * around it renders anew at each ref: without an end, where other updates come in between.
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
