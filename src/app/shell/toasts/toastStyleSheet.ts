/**
 * Style sheet of notistack's toasts, created before notistack loads. Its style engine, goober 2, would write them into
 * the text of a style element kept in `window._goober`, which a content security policy without `unsafe-inline` blocks.
 * A constructed style sheet accepts the same text.
 */
function createToastSheet(): object {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let styles = '';
  return {
    parentNode: document.head,
    firstChild: {
      get data() {
        return styles;
      },
      set data(text: string) {
        styles = text;
        sheet.replaceSync(text);
      },
    },
  };
}

// jsdom has neither constructed style sheets nor a content security policy.
if ('adoptedStyleSheets' in document) Object.assign(window, { _goober: createToastSheet() });
