/**
 * The style sheet of notistack's toasts, made before notistack is loaded. Its style engine, goober 2, would
 * write them into the text of a style element that it keeps as `window._goober`, which a content security
 * policy without `unsafe-inline` refuses. A constructed sheet takes the same text.
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

// jsdom has no constructed sheets, and no policy to keep.
if ('adoptedStyleSheets' in document) Object.assign(window, { _goober: createToastSheet() });
