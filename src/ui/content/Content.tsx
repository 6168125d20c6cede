import { type CSSProperties, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { directionOf } from '../../domain/text/script';
import { contentFont, contentLineHeight, uiFont } from './contentFont';
import './Content.css';

export interface ContentProps {
  /** The language the text is written in. */
  language: string;
  children: ReactNode;
  /** At most so many lines, the rest behind an ellipsis and in the tooltip. */
  lines?: number;
  /** What stands there when the text is empty, in the console's own voice. */
  fallback?: ReactNode;
}

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
  const font = contentFont(language);
  const style: CSSProperties = {
    // The console's own is there already; a stack of twenty names takes its time in a list.
    ...(font === uiFont ? {} : { fontFamily: font }),
    lineHeight: contentLineHeight(language),
    ...(lines === undefined || lines === 1 ? {} : clampedTo(lines)),
  };
  return (
    <bdi
      lang={language}
      dir={directionOf(language)}
      className={lines === 1 ? 'Content-line' : undefined}
      style={style}
      title={lines !== undefined && typeof children === 'string' ? children : undefined}
    >
      {children}
    </bdi>
  );
}
