import { sitePageOf } from '../../domain/forms/siteRoute';
import { startPage } from './startPage';
import { startPublicPages } from './startPublicPages';
import { takeRoot } from './reactRoot';

// A host that falls back to one file opens the console by it too: its code comes only then.
void startPage(async (settings) => {
  if (sitePageOf(location.pathname) !== 'console') return startPublicPages(settings);
  const { startConsole } = await import('./startConsole');
  startConsole(takeRoot('console'), settings);
});
