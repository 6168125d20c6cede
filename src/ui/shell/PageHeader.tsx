import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Content } from '../content/Content';
import { usePageTitle } from '../hooks/usePageTitle';
import { LOW_WINDOW } from './lowWindow';

export interface Breadcrumb {
  label: string;
  to: string;
  /** Language of the label when it is content. */
  language?: string;
}

export interface PageHeaderProps {
  title: string;
  /** Language of the title when it is content. */
  language?: string;
  breadcrumbs?: readonly Breadcrumb[];
  /** Chips and badges beside the title. */
  meta?: ReactNode;
  actions?: ReactNode;
  /** Shown below the title: tabs, a banner. */
  children?: ReactNode;
}

function Breadcrumbs({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) {
  return (
    <Box
      component="nav"
      aria-label="Breadcrumb"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '6px',
        height: 20,
        mb: '2px',
        fontSize: 13,
        lineHeight: '20px',
        color: 'text.secondary',
      }}
    >
      {breadcrumbs.map(({ label, to, language }, index) => (
        <Box
          key={to}
          sx={{ display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0, maxWidth: 320 }}
        >
          <Link
            component={RouterLink}
            to={to}
            color="inherit"
            sx={{ minWidth: 0, fontWeight: 400, '&:hover': { color: 'text.primary' } }}
          >
            <Content language={language ?? 'en'} lines={1}>
              {label}
            </Content>
          </Link>
          {index < breadcrumbs.length - 1 && <span aria-hidden>/</span>}
        </Box>
      ))}
    </Box>
  );
}

const headerStyle = {
  flex: 'none',
  px: 3,
  pt: 2.5,
  [`@media ${LOW_WINDOW}`]: { pt: 1.25 },
};
const belowTitleStyle = { mt: 1.5, [`@media ${LOW_WINDOW}`]: { mt: 0.5 } };

/** Page header; its h1 takes the focus after navigation. */
export function PageHeader(props: PageHeaderProps) {
  const { title, language, breadcrumbs = [], meta, actions, children } = props;
  usePageTitle(title);
  return (
    <Box component="header" sx={headerStyle}>
      {breadcrumbs.length > 0 && <Breadcrumbs breadcrumbs={breadcrumbs} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <Box
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, flex: '1 1 240px' }}
        >
          <Typography
            component="h1"
            variant="h1"
            tabIndex={-1}
            data-page-title=""
            sx={{ minWidth: 0, minHeight: 32, display: 'flex', alignItems: 'center' }}
          >
            <Content language={language ?? 'en'} lines={language === undefined ? 1 : 2}>
              {title}
            </Content>
          </Typography>
          {meta !== undefined && (
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                flex: 'none',
                color: 'text.secondary',
                fontSize: 13,
              }}
            >
              {meta}
            </Box>
          )}
        </Box>
        {actions !== undefined && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            {actions}
          </Box>
        )}
      </Box>
      {children !== undefined && <Box sx={belowTitleStyle}>{children}</Box>}
    </Box>
  );
}
