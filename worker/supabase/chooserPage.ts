import { html, raw } from 'hono/html';
import { chooserStyle } from './chooserStyle';
import type { LocalAccount } from './localAccounts';

/** Form value of the Cancel button. */
export const CANCELLED = 'cancel';

interface ChooserOptions {
  accounts: LocalAccount[];
  redirectTo: string;
  codeChallenge: string;
  /** Nonce of the style element, for the page's Content-Security-Policy. */
  nonce: string;
}

function initials(name: string): string {
  const words = name.split(' ');
  return words.map((word) => word.slice(0, 1)).join('');
}

const accountButton = (account: LocalAccount) =>
  html`<li>
    <button class="account" name="account" value="${account.id}">
      <span class="face" aria-hidden="true">${initials(account.full_name)}</span>
      <span class="name">${account.full_name}</span>
      <span class="email">${account.email}</span>
      <span class="note">${account.note}</span>
    </button>
  </li>`;

/** Account chooser that replaces Google's. */
export const chooserPage = ({ accounts, redirectTo, codeChallenge, nonce }: ChooserOptions) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Choose an account · local sign-in</title>
        <style nonce="${nonce}">
          ${raw(chooserStyle)}
        </style>
      </head>
      <body>
        <main>
          <h1>Choose an account</h1>
          <p class="to">to continue to ${new URL(redirectTo).host}</p>
          <p class="notice">
            <strong>Local stand-in for Google sign-in.</strong> It runs on this computer, asks for
            no password and contacts nobody. Set <code>SUPABASE_URL</code> to sign in with Google.
          </p>
          <form method="post" action="/auth/v1/authorize">
            <input type="hidden" name="redirect_to" value="${redirectTo}" />
            <input type="hidden" name="code_challenge" value="${codeChallenge}" />
            <ul aria-label="Accounts">
              ${accounts.map(accountButton)}
            </ul>
            <button class="cancel" name="account" value="${CANCELLED}">Cancel</button>
          </form>
        </main>
      </body>
    </html>`;
