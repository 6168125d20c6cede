import { type PageHead } from './publicHead';

/** Selector of the tags that `headOf` and `consoleHead` produce. */
const ofOnePage = [
  'meta[name=description]',
  'meta[name=robots]',
  'meta[name=apple-itunes-app]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
  'link[rel=canonical]',
].join();

/** Replaces the document's title and page tags, whichever page was prerendered. */
export function updateDocumentHead({ title, tags }: PageHead): void {
  document.title = title;
  document.head.querySelectorAll(ofOnePage).forEach((element) => element.remove());
  for (const { tag, key, name, value } of tags) {
    const element = document.createElement(tag);
    element.setAttribute(key, name);
    element.setAttribute(tag === 'link' ? 'href' : 'content', value);
    document.head.append(element);
  }
}
