import { type PublicRoute } from '../../domain/forms/siteRoute';
import { headOf } from './publicHead';
import { type Settings } from '../settings';

/** Brings the head of the document to what the page's own is, whichever page it was written for. */
export function describePage(route: PublicRoute, settings: Settings): void {
  const { title, tags } = headOf(route, settings);
  document.title = title;
  for (const { tag, key, name, value } of tags) {
    const known = document.head.querySelector(`${tag}[${key}="${name}"]`);
    const element = known ?? document.createElement(tag);
    element.setAttribute(key, name);
    element.setAttribute(tag === 'link' ? 'href' : 'content', value);
    if (known === null) document.head.append(element);
  }
}
