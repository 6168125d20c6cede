import { type CSSProperties, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { directionOf, type TextDirection } from '../../domain/text/script';
import { contentFont, contentLineHeight, uiFont } from './contentFont';
import './Content.css';

export interface ContentProps {
  /** Language of the text. */
  language: string;
  children: ReactNode;
  /** Direction; the language's by default, 'auto' for text that may be in another language. */
  dir?: TextDirection;
  /** Maximum number of lines; longer text is cut by an ellipsis and shown in full in the tooltip. */
  lines?: number;
  /** Shown for an empty text, in the language of the console. */
  fallback?: ReactNode;
}

function lineClamp(lines: number): CSSProperties {
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

/** Catalogue text with its own language, direction and font. */
export function Content({ language, children, dir, lines, fallback = null }: ContentProps) {
  if (children === null || children === undefined || children === '') {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {fallback}
      </Box>
    );
  }
  const font = contentFont(language);
  const style: CSSProperties = {
    // The console's font is inherited, because setting a stack of twenty families on each cell is slow.
    ...(font === uiFont ? {} : { fontFamily: font }),
    lineHeight: contentLineHeight(language),
    ...(lines === undefined || lines === 1 ? {} : lineClamp(lines)),
  };
  return (
    <bdi
      lang={language}
      dir={dir ?? directionOf(language)}
      className={lines === 1 ? 'Content-line' : undefined}
      style={style}
      title={lines !== undefined && typeof children === 'string' ? children : undefined}
    >
      {children}
    </bdi>
  );
}
