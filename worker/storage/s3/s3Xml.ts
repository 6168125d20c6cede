const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
    return Number.isNaN(code) ? (entities[name] ?? whole) : String.fromCodePoint(code);
  });
}

/**
 * Content of all elements with this name. The parsed parts of S3 responses have no attributes, comments or CDATA, and
 * no element nested in one of the same name.
 */
export function elementsOf(xml: string, name: string): string[] {
  const pattern = new RegExp(`<${name}>([^]*?)</${name}>`, 'g');
  return [...xml.matchAll(pattern)].map(([, content = '']) => content);
}

/** Text of the first element with this name; null when missing or empty. */
export function textOf(xml: string, name: string): string | null {
  const [text = ''] = elementsOf(xml, name);
  return text === '' ? null : decode(text);
}

/** True for a document whose root has this name. */
export const hasRoot = (xml: string, name: string): boolean =>
  new RegExp(`^\\s*(<\\?xml[^>]*\\?>)?\\s*<${name}[\\s>]`).test(xml);

export const escapeXml = (text: string): string =>
  text.replace(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
