import { lazy, memo, Suspense, type ReactNode } from 'react';
import BarChartIcon from '@mui/icons-material/BarChartOutlined';
import CompletenessIcon from '@mui/icons-material/ChecklistOutlined';
import TranslateIcon from '@mui/icons-material/CompareOutlined';
import GroupIcon from '@mui/icons-material/PeopleOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import TourIcon from '@mui/icons-material/MapOutlined';
import { Outlet } from 'react-router-dom';
import { ConsoleCommands } from '../../features/palette/ConsoleCommands';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import {
  contentLanguageChosen,
  selectPreferences,
  sidebarCollapsed,
  themeChosen,
} from '../../state/model/preferencesSlice';
import { selectUploads } from '../../state/model/uploadsSlice';
import { selectCurrentLanguage, selectEnabledLanguages } from '../../state/select/selectLanguages';
import { AppFrame } from '../../ui/shell/AppFrame';
import { CommandScope } from '../../ui/command/CommandScope';
import { LanguageMenu } from '../../ui/content/LanguageMenu';
import { ThemeMenu } from '../../ui/controls/ThemeMenu';
import { useOpenCount } from '../../ui/hooks/useOpenCount';
import { mainScreens } from '../frame/mainScreens';
import { useConsoleParts } from './ConsoleContext';
import { DeviceChip } from './DeviceChip';
import { NewVersionBar } from './NewVersionBar';
import { ReachabilityChip } from './ReachabilityChip';
import { ScreenGate } from './ScreenGate';
import { SignOutButton } from './SignOutButton';
import { UnsentLink } from './UnsentLink';
import { useAliasRedirect } from './useAliasRedirect';
import { useSecondClickGuard } from './useSecondClickGuard';
import { useUnloadWarning } from './useUnloadWarning';
import { useEastAsianFonts } from '../theme/useEastAsianFonts';
import { usePageFocus } from './usePageFocus';

/** Loaded with the first upload, so that the header renders without this code. */
const UploadsButton = lazy(async () => ({
  default: (await import('../../features/media/progress/UploadsButton')).UploadsButton,
}));

const icons: Record<string, ReactNode> = {
  Dashboard: <HomeIcon />,
  Tours: <TourIcon />,
  Completeness: <CompletenessIcon />,
  Translate: <TranslateIcon />,
  Languages: <LanguageIcon />,
  Admin: <GroupIcon />,
  Notifications: <NotificationsIcon />,
  Analytics: <BarChartIcon />,
};
const items = mainScreens.map((screen) => ({ ...screen, icon: icons[screen.label] ?? null }));

const screens = [
  ...mainScreens,
  { label: 'Create tour', to: '/admin/tours/create' },
  { label: 'Import texts', to: '/admin/tours/import' },
  { label: 'Media library', to: '/admin/media' },
  { label: 'Unsent edits', to: '/admin/outbox', keys: 'G U' },
];

/** Effects of every page, in a component of their own so that they do not re-render the frame. */
function PageEffects() {
  usePageFocus();
  useEastAsianFonts();
  useAliasRedirect();
  useUnloadWarning();
  useSecondClickGuard();
  return null;
}

/**
 * Uploads button in the header. Stays after the first upload, because its list may be open when the last upload
 * disappears.
 */
function Uploads() {
  const hasAny = useConsoleSelector((state) => Object.keys(selectUploads(state)).length > 0);
  const hadAny = useOpenCount(hasAny) > 0;
  return <Suspense fallback={null}>{hadAny && <UploadsButton />}</Suspense>;
}

/** Menu of the content language. */
function ContentLanguage() {
  const dispatch = useConsoleDispatch();
  const languages = useConsoleSelector(selectEnabledLanguages);
  const current = useConsoleSelector(selectCurrentLanguage);
  const options = languages.map(({ code, label, native_label, flag }) => ({
    value: code,
    label,
    native: native_label,
    flag,
  }));
  return (
    <LanguageMenu
      text={`Content: ${current.label}`}
      options={options}
      value={current.code}
      onChange={(code) => dispatch(contentLanguageChosen(code))}
    />
  );
}

/**
 * Layout of the console: sidebar, header and page. A change of location re-renders only the page, a change of the
 * languages only their menu.
 */
export const ConsoleShell = memo(function ConsoleShell() {
  const dispatch = useConsoleDispatch();
  const { productName } = useConsoleParts().settings;
  const { theme, isSidebarCollapsed, hasCharacterKeys } = useConsoleSelector(selectPreferences);
  // On a narrow window the list needs the width of the sidebar's labels.
  const isNarrow = useMediaQuery('(max-width: 1199.95px)', { noSsr: true });
  const isCollapsed = isSidebarCollapsed ?? isNarrow;
  return (
    <CommandScope hasCharacterKeys={hasCharacterKeys}>
      <AppFrame
        productName={productName}
        items={items}
        collapsed={isCollapsed}
        onToggle={() => dispatch(sidebarCollapsed(!isCollapsed))}
        banner={<NewVersionBar />}
        headerLeft={<ConsoleCommands screens={screens} />}
        header={
          <>
            <ReachabilityChip />
            <DeviceChip />
            <ContentLanguage />
            <Uploads />
            <UnsentLink />
            <ThemeMenu value={theme} onChange={(choice) => dispatch(themeChosen(choice))} />
            <SignOutButton />
          </>
        }
      >
        <ScreenGate>
          <Outlet />
        </ScreenGate>
      </AppFrame>
      <PageEffects />
    </CommandScope>
  );
});
