import { type PublicRoute } from '../../domain/forms/siteRoute';
import { headOf } from './publicHead';
import { type Settings } from '../settings';

/** Updates the document's title and meta tags to the route's, whichever page was prerendered. */
export function updateDocumentHead(route: PublicRoute, settings: Settings): void {
  const { title, tags } = headOf(route, settings);
  document.title = title;
  for (const { tag, key, name, value } of tags) {
    const existing = document.head.querySelector(`${tag}[${key}="${name}"]`);
    const element = existing ?? document.createElement(tag);
    element.setAttribute(key, name);
    element.setAttribute(tag === 'link' ? 'href' : 'content', value);
    if (existing === null) document.head.append(element);
  }
}
