import { sitePageOf } from '../../domain/forms/siteRoute';
import { startPage } from './startPage';
import { startPublicPages } from './startPublicPages';
import { claimRoot } from './claimRoot';

// Single-file hosts serve this entry for console URLs too; the console's code is loaded only then.
void startPage(async (settings) => {
  if (sitePageOf(location.pathname) !== 'console') return startPublicPages(settings);
  // Before the console's code, which takes the site's name from the title.
  document.title = settings.productName;
  const [{ updateConsoleHead }, { startConsole }] = await Promise.all([
    import('../public/updateDocumentHead'),
    import('./startConsole'),
  ]);
  updateConsoleHead(settings.productName);
  startConsole(claimRoot('console'), settings);
});
