import { type Page } from '@playwright/test';
import { TWO_DIMENSIONAL } from './findSidewaysScrolling';

/** Runs in the page. */
function textFaults(exempt: string): string[] {
  /** Overhang of diacritics, and rounding, that is tolerated, in pixels. */
  const TOLERANCE = 3;
  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const boxOf = (rect: DOMRect): Box => ({
    left: rect.left,
    right: rect.right,
    top: rect.top,
    bottom: rect.bottom,
  });
  const isHidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('[aria-hidden="true"]') !== null;
  /** Truncated on purpose: a tooltip has the whole text. */
  const isAbridged = (parent: Element, { textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') &&
    parent.closest('[title], [data-tip]') !== null;
  /** For screen readers only: a box of one pixel, or fully clipped. */
  const isForReaders = (element: Element, { clipPath }: CSSStyleDeclaration) =>
    clipPath !== 'none' || (element.clientWidth === 1 && element.clientHeight === 1);

  const faults: string[] = [];
  const shown: { text: string; parent: Element; box: Box }[] = [];
  const check = (node: Text, parent: Element) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = node.data.trim().slice(0, 40);
    let box = boxOf(range.getBoundingClientRect());
    const lines = [...range.getClientRects()].map(boxOf);
    // Not rendered at all, like a text area's content in the document besides its value.
    if (lines.length === 0) return;
    let [reachesX, reachesY, isOnBar, isOut] = [false, false, false, false];
    for (let element: Element | null = parent; element !== null; element = element.parentElement) {
      const style = getComputedStyle(element);
      if (isForReaders(element, style)) return;
      isOnBar ||= style.position === 'sticky' || style.position === 'fixed';
      if (style.display === 'inline' || style.display === 'contents') continue;
      // An absolutely positioned box is clipped by its containing block, but by nothing in between (CSS Overflow 3,
      // section 3).
      const isPlacing = style.position !== 'static' || style.contain !== 'none';
      if (isOut && !isPlacing && style.transform === 'none') continue;
      isOut = style.position === 'absolute';
      const clip = element.getBoundingClientRect();
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      if (isAbridged(parent, style)) {
        if (clips(style.overflowX)) reachesX = true;
        if (clips(style.overflowY)) reachesY = true;
      }
      reachesX ||= scrolls(style.overflowX);
      reachesY ||= scrolls(style.overflowY);
      const isTable = element.closest(exempt) !== null;
      const past = [
        !reachesX && !isTable && clips(style.overflowX)
          ? Math.max(clip.left - box.left, box.right - clip.right)
          : 0,
        !reachesY && clips(style.overflowY)
          ? Math.max(clip.top - box.top, box.bottom - clip.bottom)
          : 0,
      ];
      const by = Math.round(Math.max(...past));
      if (by > TOLERANCE) {
        const name = `${element.tagName}.${String(element.className).slice(0, 60)}`;
        faults.push(`“${text}” is cut by ${by} px in ${name}`);
        return;
      }
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
        box = meet(box, boxOf(clip));
      }
    }
    if (isOnBar) return;
    for (const line of lines.map((each) => meet(each, box))) {
      const isSeen = line.right - line.left > 1 && line.bottom - line.top > 1;
      if (isSeen) shown.push({ text, parent, box: line });
    }
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || parent === null || node.data.trim() === '') continue;
    if (!isHidden(parent)) check(node, parent);
  }
  shown.forEach((one, index) => {
    for (const other of shown.slice(index + 1)) {
      const { left, right, top, bottom } = meet(one.box, other.box);
      const lower = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
      // In some scripts letter boxes are higher than their lines: only an overlap of more than half is a fault.
      if (right - left <= TOLERANCE || bottom - top <= lower / 2) continue;
      if (one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
      faults.push(`“${one.text}” lies on “${other.text}”`);
    }
  });
  return [...new Set(faults)];
}

/** Texts that are cut off or overlap each other in the current window. */
export async function findTextFaults(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    // Script-driven layout has settled after two frames.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    // Even under reduced motion every change is a (very short) transition, whose end starts those of inheriting
    // elements.
    const transitions = () =>
      document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (let all = transitions(); all.length > 0; all = transitions()) {
      all.forEach((one) => one.finish());
    }
  });
  return page.evaluate(textFaults, TWO_DIMENSIONAL);
}

declare global {
  interface Window {
    textSpacing?: CSSStyleSheet;
  }
}

/** Applies the text spacing of WCAG 2.2, 1.4.12, by a constructed style sheet that the pages' policy allows. */
export async function setTextSpacing(page: Page, isOn: boolean): Promise<void> {
  await page.evaluate((isWanted) => {
    // The page adopts style sheets as well, possibly in the meantime.
    const others = document.adoptedStyleSheets.filter((each) => each !== window.textSpacing);
    document.adoptedStyleSheets = others;
    if (!isWanted) return;
    const sheet = (window.textSpacing ??= new CSSStyleSheet());
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  }, isOn);
}
