/** Style of the account chooser, light and dark. */
export const chooserStyle = `
  :root {
    color-scheme: light dark;
    --page: #f6f5f3; --sheet: #ffffff; --line: #dedbd6; --text: #1f1d1a; --soft: #625d55;
    --accent: #a14a0b; --hover: #f7f1ea; --notice: #fdf4e7; --notice-line: #ecd3ad;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --page: #141311; --sheet: #1d1b19; --line: #3a3733; --text: #efece7; --soft: #aea79d;
      --accent: #f0a35e; --hover: #292622; --notice: #2b231a; --notice-line: #5a4528;
    }
  }
  * { box-sizing: border-box; }
  body {
    margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px;
    background: var(--page); color: var(--text);
    font: 15px/1.5 Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  }
  main {
    width: 100%; max-width: 440px; padding: 32px; background: var(--sheet);
    border: 1px solid var(--line); border-radius: 10px;
  }
  h1 { margin: 0; font-size: 22px; font-weight: 600; letter-spacing: -0.01em; }
  .to { margin: 4px 0 20px; color: var(--soft); }
  .notice {
    margin: 0 0 20px; padding: 10px 12px; font-size: 13px;
    background: var(--notice); border: 1px solid var(--notice-line); border-radius: 6px;
  }
  ul { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
  li + li { border-top: 1px solid var(--line); }
  button { font: inherit; color: inherit; cursor: pointer; background: none; border: 0; }
  .account {
    display: grid; grid-template-columns: 40px 1fr; gap: 0 14px; align-items: center;
    width: 100%; padding: 12px 14px; text-align: start;
  }
  .account:hover { background: var(--hover); }
  .face {
    grid-row: span 3; width: 40px; height: 40px; border-radius: 50%; display: grid; place-items: center;
    border: 1px solid var(--line); color: var(--accent); font-weight: 600; font-size: 14px;
  }
  .name { font-weight: 600; }
  .email, .note { font-size: 13px; color: var(--soft); overflow-wrap: anywhere; }
  .cancel { margin: 16px 0 0 -10px; padding: 6px 10px; border-radius: 6px; color: var(--accent); }
  .cancel:hover { background: var(--hover); }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
  @media (max-width: 480px) { main { padding: 24px 18px; } }
`;
