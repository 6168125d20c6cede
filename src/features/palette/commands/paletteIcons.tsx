import { type ReactNode } from 'react';
import AddIcon from '@mui/icons-material/Add';
import AnalyticsIcon from '@mui/icons-material/BarChartOutlined';
import CommandIcon from '@mui/icons-material/BoltOutlined';
import CompletenessIcon from '@mui/icons-material/ChecklistOutlined';
import TranslateIcon from '@mui/icons-material/CompareOutlined';
import ThemeIcon from '@mui/icons-material/ContrastOutlined';
import DashboardIcon from '@mui/icons-material/HomeOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import TourIcon from '@mui/icons-material/MapOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import AdminIcon from '@mui/icons-material/PeopleOutlined';
import MediaIcon from '@mui/icons-material/PermMediaOutlined';
import SectionIcon from '@mui/icons-material/PlaceOutlined';
import OutboxIcon from '@mui/icons-material/CloudUploadOutlined';

/** Icons by kind of entry. */
export const icons = {
  command: <CommandIcon />,
  language: <LanguageIcon />,
  section: <SectionIcon />,
  theme: <ThemeIcon />,
  tour: <TourIcon />,
};

interface ScreenParts {
  icon: ReactNode;
  /** Title shown on the screen, when it says more than the label. */
  detail?: string;
  words?: string;
}

/** Icons, titles and search synonyms of the screens, by path. */
export const screenParts: Readonly<Record<string, ScreenParts>> = {
  '/admin/dashboard': { icon: <DashboardIcon />, words: 'home start welcome overview' },
  '/admin/tours': {
    icon: <TourIcon />,
    words: 'list of all tours catalogue publish unpublish bulk chapters audio',
  },
  '/admin/completeness': { icon: <CompletenessIcon />, words: 'gaps missing texts audio coverage' },
  '/admin/translate': { icon: <TranslateIcon />, words: 'translation queue texts' },
  '/admin/languages': {
    icon: <LanguageIcon />,
    detail: 'Language management',
    words: 'add enable disable language',
  },
  '/admin/management': {
    icon: <AdminIcon />,
    detail: 'Admin management',
    words:
      'people users team owners roles access requests invite add admin promote demote reject activity log',
  },
  '/admin/notifications': {
    icon: <NotificationsIcon />,
    detail: 'Send Push Notification',
    words: 'message audience send push',
  },
  '/admin/analytics': {
    icon: <AnalyticsIcon />,
    detail: 'Audio Analytics',
    words: 'plays statistics stats figures top sections tour performance engagement',
  },
  '/admin/tours/create': { icon: <AddIcon />, words: 'new add' },
  '/admin/tours/import': { icon: <ImportIcon />, words: 'csv excel spreadsheet upload paste bulk' },
  '/admin/media': { icon: <MediaIcon />, words: 'images pictures files' },
  '/admin/outbox': { icon: <OutboxIcon />, words: 'outbox offline waiting failed changes' },
};
