import { type ReactNode, type Ref } from 'react';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Link } from 'react-router-dom';

/** Height of a row in px including its border; fits two lines of text. */
export const ROW_PX = 51;

/** Style of the row with the 'Show more' button, aligned with the text of the other rows. */
export const moreSx = { px: 1, py: 1, '& > button': { px: 1 } } as const;

interface WaitingRowProps {
  to: string;
  children: ReactNode;
  /** Second line. */
  note?: ReactNode;
  /** Number or age at the end of the row. */
  aside?: ReactNode;
  /** Tooltip. */
  title?: string;
  /** Button after the link. */
  action?: ReactNode;
  linkRef?: Ref<HTMLAnchorElement>;
}

/** A single line with an ellipsis; wraps in a narrow window. */
const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  overflowWrap: 'anywhere',
} as const;

/** Row for a waiting item, linked to the page where it is done. */
export function WaitingRow(props: WaitingRowProps) {
  const { to, children, note, aside, title, action, linkRef } = props;
  return (
    <Box component="li" sx={{ display: 'flex', fontSize: 13, lineHeight: '20px' }}>
      <Box
        component={Link}
        ref={linkRef}
        to={to}
        title={title}
        sx={{
          flex: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minWidth: 0,
          minHeight: ROW_PX - 1,
          px: 2,
          py: '4px',
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { backgroundColor: 'var(--hover)' },
          '&:focus-visible': { outlineOffset: '-2px' },
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={oneLine}>{children}</Box>
          {note !== undefined && (
            <Box sx={{ ...oneLine, fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>
              <span style={visuallyHidden}>: </span>
              {note}
            </Box>
          )}
        </Box>
        {aside !== undefined && (
          <Box
            sx={{
              flex: 'none',
              fontSize: 12,
              fontVariantNumeric: 'tabular-nums',
              color: 'text.secondary',
            }}
          >
            {aside}
          </Box>
        )}
        <ChevronRight aria-hidden sx={{ color: 'var(--text-faint)' }} />
      </Box>
      {action !== undefined && <Box sx={{ flex: 'none', display: 'flex', pr: 1 }}>{action}</Box>}
    </Box>
  );
}
