import { PREFERENCES_KEY } from '../../state/model/preferencesStorage';
import { KNOWN_ADMIN_KEY } from '../../state/session/knownAdmin';

/**
 * Inline script of the console's HTML file: hides the frame when the login screen follows, and applies the person's
 * theme and sidebar width. If a content security policy blocks the script, the system's theme applies.
 */
export const startFrameScript = [
  '(function(){',
  'var set=document.documentElement.dataset;',
  'try{',
  `if(${/\/login\/?$/}.test(location.pathname)||!localStorage.getItem("${KNOWN_ADMIN_KEY}"))set.start="plain";`,
  `var chosen=JSON.parse(localStorage.getItem("${PREFERENCES_KEY}"))||{};`,
  'if(chosen.theme==="light"||chosen.theme==="dark")set.theme=chosen.theme;',
  'if(typeof chosen.isSidebarCollapsed==="boolean")',
  'set.sidebar=chosen.isSidebarCollapsed?"narrow":"wide";',
  '}catch(_){set.start="plain"}',
  '})()',
].join('');
