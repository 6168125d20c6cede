import { markScriptsLoaded } from './scriptsLoaded';

// The console is the last script of its page. Imported first, this module runs before the rest of the console is
// evaluated.
markScriptsLoaded();
