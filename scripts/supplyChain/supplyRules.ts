/** A component of a CycloneDX 1.5 bill of materials, limited to the fields that npm writes and the checks read. */
export interface Component {
  name: string;
  version: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
  properties?: { name: string; value: string }[];
}

export interface LockEntry {
  integrity?: string;
  resolved?: string;
  link?: boolean;
}

/** SPDX identifiers of licences compatible with a proprietary web product. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
]);

/** Development tools, which are not part of the product, may also have file-level copyleft. */
const allowedForTools = new Set([...allowed, 'MPL-2.0']);

const isTool = ({ properties = [] }: Component) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

/** SPDX licence expressions without nesting: all licences of `A AND B`, one of `(A OR B)`. */
function isAllowed(expression: string, licences: ReadonlySet<string>): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' AND ')) return plain.split(' AND ').every((id) => licences.has(id));
  return plain.split(' OR ').some((id) => licences.has(id));
}

/** One line for each component whose licence is unknown or not on the list. */
export function licenceProblems(components: readonly Component[]): string[] {
  return components.flatMap((component) => {
    const licences = isTool(component) ? allowedForTools : allowed;
    const stated = (component.licenses ?? []).map(
      ({ license, expression }) => expression ?? license?.id ?? license?.name ?? 'unknown',
    );
    const isFine = stated.length > 0 && stated.every((each) => isAllowed(each, licences));
    const { name, version } = component;
    return isFine ? [] : [`${name}@${version}: ${stated.join(', ') || 'no licence'}`];
  });
}

/** One line for each lock file entry that does not pin its content. */
export function lockProblems(packages: Readonly<Record<string, LockEntry>>): string[] {
  return Object.entries(packages).flatMap(([path, { integrity, resolved, link }]) => {
    if (path === '' || link === true) return [];
    if (integrity?.startsWith('sha512-') !== true) return [`${path} has no integrity of SHA-512`];
    return resolved === undefined ? [] : [`${path} names the URL of its download`];
  });
}
