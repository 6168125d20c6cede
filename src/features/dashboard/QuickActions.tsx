import Add from '@mui/icons-material/Add';
import ChevronRight from '@mui/icons-material/ChevronRight';
import MapOutlined from '@mui/icons-material/MapOutlined';
import PermMediaOutlined from '@mui/icons-material/PermMediaOutlined';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { BorderedList } from '../../ui/content/BorderedList';

const actions = [
  {
    to: '/admin/tours/create',
    label: 'Create tour',
    text: 'Start with a title and a place',
    Icon: Add,
  },
  {
    to: '/admin/tours',
    label: 'Manage tours',
    text: 'Search, publish, translate',
    Icon: MapOutlined,
  },
  {
    to: '/admin/media',
    label: 'Media library',
    text: 'One place for all files, coming later',
    Icon: PermMediaOutlined,
  },
];

/** Links to the most common tasks. */
export function QuickActions() {
  return (
    <BorderedList label="Quick actions">
      {actions.map(({ to, label, text, Icon }) => (
        <li key={to}>
          <Box
            component={Link}
            to={to}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              minHeight: 50,
              py: '4px',
              px: 2,
              color: 'text.primary',
              textDecoration: 'none',
              '&:hover': { backgroundColor: 'var(--hover)' },
              '&:focus-visible': { outlineOffset: '-2px' },
            }}
          >
            <Icon aria-hidden sx={{ color: 'text.secondary' }} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 500 }}>{label}</Box>
              <Box sx={{ fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>{text}</Box>
            </Box>
            <ChevronRight aria-hidden sx={{ color: 'var(--text-faint)' }} />
          </Box>
        </li>
      ))}
    </BorderedList>
  );
}
