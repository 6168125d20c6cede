import { type CSSProperties, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { directionOf } from '../domain/script';
import { contentFont, contentLineHeight } from './contentFont';

export interface ContentProps {
  /** The language the text is written in. */
  language: string;
  children: ReactNode;
  /** At most so many lines, the rest behind an ellipsis and in the tooltip. */
  lines?: number;
  /** What stands there when the text is empty, in the console's own voice. */
  fallback?: ReactNode;
}

const oneLine = {
  display: 'block',
  minWidth: 0,
  // Clipped sideways only: marks above and below the letters stay whole.
  overflowX: 'clip',
  overflowY: 'visible',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // A single line keeps the console's edge, also in a right-to-left script.
  textAlign: 'left',
} as const;

function clampedTo(lines: number): CSSProperties {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    paddingBlock: 2,
    marginBlock: -2,
  };
}

/** Text of the catalogue with its own language, direction and font. */
export function Content({ language, children, lines, fallback = null }: ContentProps) {
  if (children === null || children === undefined || children === '') {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {fallback}
      </Box>
    );
  }
  const style: CSSProperties = {
    fontFamily: contentFont(language),
    lineHeight: contentLineHeight(language),
    ...(lines === undefined ? {} : lines === 1 ? oneLine : clampedTo(lines)),
  };
  return (
    <bdi
      lang={language}
      dir={directionOf(language)}
      style={style}
      title={lines !== undefined && typeof children === 'string' ? children : undefined}
    >
      {children}
    </bdi>
  );
}
