import { useEffect, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';

interface StickyHeadProps {
  /** Subject of the page, shown while the page's own header is out of view. */
  subject: ReactNode;
  /** Controls of the page's own header, shown while that is out of view, and as long as they have the focus. */
  tools?: ReactNode;
  /** Receives true while the page's own header is out of view, when there is less room. */
  children: (isAbove: boolean) => ReactNode;
}

/** True once the marker element has been scrolled out above the view. */
function useIsAbove() {
  const place = useRef<HTMLDivElement>(null);
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    if (place.current === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry === undefined) return;
      const { isIntersecting, boundingClientRect } = entry;
      setIsAbove(!isIntersecting && boundingClientRect.top < window.innerHeight / 2);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, isAbove };
}

/** Line that sticks to the top of a long page and shows the subject of the page. */
export function StickyHead({ subject, tools, children }: StickyHeadProps) {
  const { place, isAbove } = useIsAbove();
  const [hasFocus, setFocus] = useState(false);
  return (
    <>
      <div ref={place} style={{ height: 1, marginBottom: -1 }} />
      <Box
        data-sticky-head
        sx={{
          position: 'sticky',
          top: 0,
          // In a low window, as when zoomed in, a sticky line would take too much of the reading area.
          '@media (max-height: 480px)': { position: 'static' },
          zIndex: 2,
          display: 'flex',
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          alignItems: 'center',
          gap: '0 16px',
          minWidth: 0,
          mx: -1,
          px: 1,
          py: 0.5,
          backgroundColor: 'background.default',
          boxShadow: isAbove ? '0 1px 0 var(--line)' : undefined,
        }}
      >
        {isAbove && (
          // Hidden from screen readers, which announce the page title instead.
          <Box
            aria-hidden
            sx={{
              flex: { xs: '0 1 auto', md: '1 1 0' },
              minWidth: 0,
              fontSize: 13,
              fontWeight: 600,
            }}
          >
            {subject}
          </Box>
        )}
        {tools !== undefined && (isAbove || hasFocus) && (
          <div onFocus={() => setFocus(true)} onBlur={() => setFocus(false)}>
            {tools}
          </div>
        )}
        {children(isAbove)}
      </Box>
    </>
  );
}
