import { createRequire } from 'node:module';

const requireOfJsdom = createRequire(createRequire(__filename).resolve('jsdom'));
const { JSDOM } = requireOfJsdom('jsdom');
const { implForWrapper } = requireOfJsdom('./jsdom/living/generated/utils');
const styleRules = requireOfJsdom('./jsdom/living/helpers/style-rules');

const page = `<!doctype html><style>
  .a { color: red } .a.b { color: blue } p.a { margin: 1px 2px } .A { opacity: 0.1 }
  #one { display: none } #one, .c > span { visibility: hidden } .c span:not(.x, #y) { top: 1px }
  :is(.a, em) { left: 1px } :where(p) b { right: 1px } [title="x,y"] { bottom: 1px }
  em[title=z] { width: 1px !important } em { width: 2px; height: 3px }
  .caf\u00e9, .sm\\:flex { float: left } * { z-index: 1 } .b ~ b { z-index: 2 } svg|div { top: 9px }
  .c:hover, .c::before { content: "c" } div:has(> .x) { padding: 4px } SPAN { border: 1px solid }
  .d { margin-top: unset } ul > li:nth-child(2) { order: 2 } ..bad { order: 3 } a:not(
  @media screen { .m { order: 4 } } @media print { .m { order: 5 } } @media (min-width: 1px) { .m { order: 6 } }
  @keyframes k { from { order: 7 } } @supports (order: 1) { .m { order: 8 } }
  </style><style>.late { top: 1px } .a { bottom: 8px }</style>
  <p class="a b" id="one">1<b>b</b></p><b class="a">2</b><div class="c d"><span class="x">3</span>
  <span id="y" style="top: 7px; color: green">4</span><span>5</span></div><em title="z" class="m">6</em>
  <em title="x,y">7</em><i class="caf\u00e9 A">8</i><i class="sm:flex">9</i><svg><g class="a"/></svg>
  <ul><li hidden>1</li><li class="
   d  late">2</li></ul><input type="hidden"><button disabled>a</button><dialog>b</dialog>`;

interface Declared extends Iterable<string> {
  getPropertyValue(name: string): string;
}

const { document } = new JSDOM(page).window;
const elements: { outerHTML: string }[] = [...document.querySelectorAll('*')];

/** Styles of every element as the index computes them, without its cache. */
const declared = () =>
  elements.map((element) => {
    implForWrapper(document)._styleCache = null;
    const found: Declared = styleRules.getDeclarationForElement(implForWrapper(element));
    return [
      element.outerHTML,
      ...Array.from(found, (name) => [name, found.getPropertyValue(name)]),
    ];
  });

test('finds for every element what trying each rule finds, also when sheets change', async () => {
  const ofJsdom = declared();
  const before = styleRules.getDeclarationForElement;
  await import('./indexStyles');
  expect(styleRules.getDeclarationForElement).not.toBe(before);
  expect(declared()).toEqual(ofJsdom);
  expect(ofJsdom.flat(2)).toEqual(expect.arrayContaining(['blue', '4px', '2px', '7px', 'none']));

  const added = document.createElement('style');
  added.textContent = 'b { color: teal }';
  document.head.append(added);
  const tealOf = () =>
    declared()
      .flat(2)
      .filter((value) => value === 'teal').length;
  expect(tealOf()).toBe(2);
  document.styleSheets[2].insertRule('em { color: teal }', 1);
  expect(tealOf()).toBe(4);
  added.remove();
  expect(tealOf()).toBe(0);
});
