import { type RouteType } from '../../../domain/people/notification';

export interface RouteAction {
  value: RouteType;
  label: string;
  description: string;
  /** Action of a tap, as the preview shows it. */
  tap: string;
}

/** Screens of the app that a tap can open. */
export const routeActions: readonly RouteAction[] = [
  { value: 'home', label: 'Home', description: 'Opens the home screen.', tap: 'Open home' },
  { value: 'tour', label: 'Tour', description: 'Opens one tour.', tap: 'Open tour' },
  {
    value: 'playlist',
    label: 'Playlist',
    description: 'Opens a public playlist.',
    tap: 'Open playlist',
  },
  {
    value: 'private_playlist',
    label: 'Private Playlist',
    description: 'Opens a private playlist by its ID.',
    tap: 'Open playlist',
  },
  { value: 'profile', label: 'Profile', description: 'Opens the profile.', tap: 'Open profile' },
  {
    value: 'playlists',
    label: 'Playlists',
    description: 'Opens the playlists, on the tab you choose.',
    tap: 'Open playlists',
  },
  {
    value: 'downloads',
    label: 'Downloads',
    description: 'Opens the downloaded tours.',
    tap: 'Open downloads',
  },
  { value: 'auth', label: 'Login', description: 'Opens the sign-in screen.', tap: 'Sign in' },
];

export const EVERYONE = 'all';

/** Default tab of the playlists screen. */
const DEFAULT_TAB = '0';

/** Initial target of a newly chosen action. */
export const defaultTarget = (type: RouteType) => (type === 'playlists' ? DEFAULT_TAB : '');
