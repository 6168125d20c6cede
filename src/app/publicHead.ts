import { type PublicRoute } from './publicRoute';
import { type Settings } from './settings';

interface PageWords {
  title: string;
  description: string;
}

function wordsOf({ page }: PublicRoute, productName: string): PageWords {
  if (page === 'privacy') {
    return {
      title: `Privacy policy – ${productName}`,
      description: `What ${productName} knows about you, what for, and how you have the last word.`,
    };
  }
  if (page === 'share') {
    return {
      title: `Open in the ${productName} App`,
      description: `A playlist of audio tours, shared with you. Listen to it in the ${productName} app.`,
    };
  }
  return {
    title: `${productName} – Audio tours across India`,
    description:
      'Audio tours across India in many languages, with downloadable audio for offline listening.',
  };
}

/** Sets an element of the head, the one the page came with where there is one. */
function setTag(tag: 'meta' | 'link', key: string, name: string, attributes: object): void {
  const known = document.head.querySelector(`${tag}[${key}="${name}"]`);
  const element = known ?? document.createElement(tag);
  element.setAttribute(key, name);
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, String(value));
  }
  if (known === null) document.head.append(element);
}

/** Names the page for the window, for search engines and for the home screen. */
export function describePage(route: PublicRoute, path: string, settings: Settings): void {
  const { title, description } = wordsOf(route, settings.productName);
  document.title = title;
  setTag('meta', 'name', 'description', { content: description });
  // Shared playlists are for those who were sent them.
  if (route.page === 'share') setTag('meta', 'name', 'robots', { content: 'noindex' });
  else setTag('link', 'rel', 'canonical', { href: `${settings.publicUrl}${path}` });
  setTag('link', 'rel', 'manifest', { href: '/site.webmanifest' });
}
