import { type RouteType } from '../../../domain/people/notification';

export interface RouteAction {
  value: RouteType;
  label: string;
  description: string;
  /** What a tap does, in the preview. */
  tap: string;
}

/** What a tap on the notification opens in the app. */
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

/** Which tab of the playlists opens unless another is chosen. */
const FIRST_TAB = '0';

/** The target of an action that was only just chosen. */
export const firstTarget = (type: RouteType) => (type === 'playlists' ? FIRST_TAB : '');
