import { type PublicRoute } from '../../domain/forms/siteRoute';
import { type Settings } from '../settings';
import { consoleHead, headOf, type PageHead } from './publicHead';

/** The tags that `headOf` and `consoleHead` know. */
const ofOnePage = [
  'meta[name=description]',
  'meta[name=robots]',
  'meta[name=apple-itunes-app]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
  'link[rel=canonical]',
].join();

function updateDocumentHead({ title, tags }: PageHead): void {
  document.title = title;
  document.head.querySelectorAll(ofOnePage).forEach((element) => element.remove());
  for (const { tag, key, name, value } of tags) {
    const element = document.createElement(tag);
    element.setAttribute(key, name);
    element.setAttribute(tag === 'link' ? 'href' : 'content', value);
    document.head.append(element);
  }
}

/** Gives the document the title and the tags of a public page, whichever was prerendered. */
export const updatePublicHead = (route: PublicRoute, settings: Settings) =>
  updateDocumentHead(headOf(route, settings));

/** Gives the document the title and the tags of the console. */
export const updateConsoleHead = (productName: string) =>
  updateDocumentHead(consoleHead(productName));
