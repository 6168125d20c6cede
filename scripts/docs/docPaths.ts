/** A reference on a page of the documentation. */
export interface Named {
  /** 1-based line number. */
  line: number;
  /** Path as written: relative to the repository's root, a bare file name, or a link's target. */
  name: string;
}

const FENCE = /^\s*```/;
const CODE_SPAN = /`([^`]+)`/g;
const LINK = /\]\(([^)\s]+)\)/g;
/** Path below one of the repository's folders, but not within a URL or a longer path. */
const PATH =
  /(?<![\w/.>*@-])(?:src|worker|tools|e2e|bench|scripts|cloudflare|docs|public)\/[\w./-]*\w/g;
/** Source files are identified by their names alone, which are unique. */
const FILE = /(?<![\w/.>*@-])[\w.-]+\.(?:tsx?|css|sql|cjs|mjs)(?![\w-])/g;

const inLines = (markdown: string, find: (text: string, isFenced: boolean) => string[]) => {
  let isFenced = false;
  return markdown.split('\n').flatMap((text, index): Named[] => {
    if (FENCE.test(text)) {
      isFenced = !isFenced;
      return [];
    }
    return find(text, isFenced).map((name) => ({ line: index + 1, name }));
  });
};

const spansIn = (text: string) => [...text.matchAll(CODE_SPAN)].map(([, code = '']) => code);

/** Paths and source file names in backticks and fenced blocks. */
export function pathsIn(markdown: string): Named[] {
  return inLines(markdown, (text, isFenced) =>
    (isFenced ? [text] : spansIn(text)).flatMap((code) => [
      ...(code.match(PATH) ?? []),
      ...(code.match(FILE) ?? []),
    ]),
  );
}

/** Targets of links and pictures within the repository, with their anchors. */
export function linksIn(markdown: string): Named[] {
  return inLines(markdown, (text, isFenced) =>
    isFenced
      ? []
      : [...text.replace(CODE_SPAN, '').matchAll(LINK)]
          .map(([, target = '']) => target)
          .filter((target) => !/^[a-z][a-z+.-]*:/i.test(target)),
  );
}

/** Anchors of a page's headings, as GitHub generates them. */
export function anchorsIn(markdown: string): string[] {
  return inLines(markdown, (text, isFenced) =>
    isFenced ? [] : (/^#{1,6} (.+)$/.exec(text)?.slice(1) ?? []),
  ).map(({ name }) =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}
