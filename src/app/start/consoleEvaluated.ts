import { markScriptsLoaded } from './scriptsLoaded';

// The console is the last script of its page. Imported first, this runs before the rest of it is evaluated.
markScriptsLoaded();
