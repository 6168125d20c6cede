import { createRequire } from 'node:module';

/**
 * jsdom answers getComputedStyle by trying every rule of every sheet on the element, several hundred
 * times a test and over thousands of rules with Emotion's styles: that was more than half of the time
 * of all screen tests. This tries the same rules, by jsdom's own matcher and in the same order, but
 * only those whose last compound selector names a class, id or tag that the element has.
 */

interface Declarations extends ArrayLike<string> {
  getPropertyValue(name: string): string;
  getPropertyPriority(name: string): string;
  setProperty(name: string, value: string, priority: string): void;
  removeProperty(name: string): void;
}

interface Rule {
  selectorText?: string;
  style: Declarations;
  media?: ArrayLike<string>;
  cssRules: ArrayLike<Rule>;
}

interface Sheet {
  cssRules: ArrayLike<Rule>;
}

interface ElementImpl {
  localName: string;
  getAttributeNS(namespace: null, name: string): string | null;
  style: Declarations;
  _ownerDocument: {
    _styleCache: WeakMap<ElementImpl, Declarations> | null;
    styleSheets: { _list: Sheet[] };
  };
}

const requireHere = createRequire(__filename);
const requireOfJsdom = createRequire(requireHere.resolve('jsdom'));
const { CSSStyleDeclaration }: { CSSStyleDeclaration: new () => Declarations } =
  requireOfJsdom('cssstyle');
const { parse }: { parse: (text: string) => Sheet } = requireOfJsdom('rrweb-cssom');
const defaultStyles: string = requireOfJsdom('./jsdom/browser/default-stylesheet');
const { matchesDontThrow }: { matchesDontThrow: (el: ElementImpl, selector: string) => boolean } =
  requireOfJsdom('./jsdom/living/helpers/selectors');
const styleRules: { getDeclarationForElement: (element: ElementImpl) => Declarations } =
  requireOfJsdom('./jsdom/living/helpers/style-rules');

const ANY = '*';

/** The selectors of a list; null where quotes, escapes or other scripts want a real parser. */
function splitSelectors(text: string): string[] | null {
  if (/["'\\]|[^ -~]/.test(text)) return null;
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** Condition that an element must meet for the selector to match: `.class`, `#id`, a tag, or ANY. */
function keyOf(selector: string): string {
  let bare = selector;
  for (let last = ''; last !== bare;) {
    last = bare;
    bare = bare.replace(/\([^()[\]]*\)|\[[^()[\]]*\]/g, '\u0000');
  }
  const compound =
    bare
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  const named = /[.#][\w-]+/.exec(compound.replace(/:.*$/, '')) ?? /^[\w-]+/.exec(compound);
  return named?.[0].toLowerCase() ?? ANY;
}

function keysOf(rule: Rule): string[] {
  const selectors = splitSelectors(rule.selectorText ?? '');
  return selectors === null ? [ANY] : [...new Set(selectors.map(keyOf))];
}

interface KeyedRule {
  rule: Rule;
  keys: string[];
}

function keyRules(rules: ArrayLike<Rule>): KeyedRule[] {
  return Array.from(rules).flatMap((rule) => {
    if (!rule.media) return rule.selectorText ? [{ rule, keys: keysOf(rule) }] : [];
    return Array.from(rule.media).includes('screen') ? keyRules(rule.cssRules) : [];
  });
}

class StyleIndex {
  private readonly sheets: readonly Sheet[];
  private readonly lengths: readonly number[];
  private readonly byKey = new Map<string, { order: number; rule: Rule }[]>();

  constructor(sheets: readonly Sheet[], keyed: (sheet: Sheet) => KeyedRule[]) {
    this.sheets = [...sheets];
    this.lengths = sheets.map((sheet) => sheet.cssRules.length);
    let order = 0;
    for (const sheet of sheets) {
      for (const { rule, keys } of keyed(sheet)) {
        order += 1;
        for (const key of keys) {
          const found = this.byKey.get(key);
          if (found) found.push({ order, rule });
          else this.byKey.set(key, [{ order, rule }]);
        }
      }
    }
  }

  isOf(sheets: readonly Sheet[]): boolean {
    return (
      sheets.length === this.sheets.length &&
      sheets.every(
        (sheet, at) => sheet === this.sheets[at] && sheet.cssRules.length === this.lengths[at],
      )
    );
  }

  /** Rules in the order of the sheets; a superset of those that match. */
  candidates(element: ElementImpl): Rule[] {
    const classes = element.getAttributeNS(null, 'class')?.split(/\s+/) ?? [];
    const id = element.getAttributeNS(null, 'id');
    const keys = [ANY, element.localName, `#${id}`, ...classes.map((name) => `.${name}`)];
    const found = keys.flatMap((key) => this.byKey.get(key.toLowerCase()) ?? []);
    const inOrder = found.sort((a, b) => a.order - b.order);
    return [...new Set(inOrder.map(({ rule }) => rule))];
  }
}

const keyedSheets = new WeakMap<Sheet, { count: number; rules: KeyedRule[] }>();

function keyedRulesOf(sheet: Sheet): KeyedRule[] {
  const cached = keyedSheets.get(sheet);
  if (cached?.count === sheet.cssRules.length) return cached.rules;
  const rules = keyRules(sheet.cssRules);
  keyedSheets.set(sheet, { count: sheet.cssRules.length, rules });
  return rules;
}

const defaultSheet = parse(defaultStyles);
const indexes = new WeakMap<object, StyleIndex>();

function indexOf(document: ElementImpl['_ownerDocument']): StyleIndex {
  const sheets = [defaultSheet, ...document.styleSheets._list];
  const cached = indexes.get(document);
  if (cached?.isOf(sheets)) return cached;
  const made = new StyleIndex(sheets, keyedRulesOf);
  indexes.set(document, made);
  return made;
}

function copy(from: Declarations, into: Declarations): void {
  for (const name of Array.from(from)) {
    const value = from.getPropertyValue(name);
    if (value === 'unset') into.removeProperty(name);
    else into.setProperty(name, value, from.getPropertyPriority(name));
  }
}

function declarationFor(element: ElementImpl): Declarations {
  const document = element._ownerDocument;
  const cache = (document._styleCache ??= new WeakMap());
  const cached = cache.get(element);
  if (cached) return cached;
  const declaration = new CSSStyleDeclaration();
  for (const rule of indexOf(document).candidates(element)) {
    if (matchesDontThrow(element, rule.selectorText ?? '')) copy(rule.style, declaration);
  }
  copy(element.style, declaration);
  cache.set(element, declaration);
  return declaration;
}

styleRules.getDeclarationForElement = declarationFor;
