import { sitePageOf } from '../../domain/siteRoute';
import { consoleHead } from '../public/publicHead';
import { updateDocumentHead } from '../public/updateDocumentHead';
import { startPage } from './startPage';
import { startPublicPages } from './startPublicPages';
import { claimRoot } from './claimRoot';

// Single-file hosts serve this entry for console URLs too; the console's code is loaded only then.
void startPage(async (settings) => {
  if (sitePageOf(location.pathname) !== 'console') return startPublicPages(settings);
  // Before the console's code, which reads the site's name from the title.
  updateDocumentHead(consoleHead(settings.productName));
  const { startConsole } = await import('./startConsole');
  startConsole(claimRoot('console'), settings);
});
