import { renderSVG } from 'uqr';
import type { Posted } from '../form/read-form';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing, raw } from '../views/html';
import { csrfField } from '../views/layout';
import { type FieldErrors, fieldError } from '../views/problem';
import { clockTime } from '../views/time';

interface OwnSession {
  readonly grant: string;
  readonly createdAt: Date;
  readonly usedAt: Date;
}

/** A form with a code that was refused; empty otherwise. */
interface RefusedCode {
  readonly typed: Posted;
  readonly errors: FieldErrors;
}

function codeField(label: string, { typed, errors }: RefusedCode): Html {
  const wrong = fieldError('code', errors.code);
  return html`<div class="field"><label for="code">${label}</label><input id="code" name="code" required maxlength="20"
  autocomplete="one-time-code" inputmode="text" spellcheck="false" value="${typed.get('code') ?? ''}"${
    wrong.attributes
  }>${wrong.message}</div>`;
}

interface CodeView extends RefusedCode {
  readonly ticket: string;
  readonly next: string;
}

/** The second step of signing in. */
export function codeMain(view: CodeView): Html {
  const { ticket, next } = view;
  return html`<section class="card narrow"><h1>The code of your app</h1><p>Six digits, a new one every 30 seconds.
  Without your phone, type one of your recovery codes.</p><form method="post" action="/cms/sign-in/code"><input
  type="hidden"
  name="ticket" value="${ticket}"><input type="hidden" name="next" value="${next}">${codeField(
    'Code',
    view,
  )}<button class="primary">Sign in</button></form><p><a class="button quiet"
  href="/cms/sign-in">Begin again</a></p></section>`;
}

interface AccountView extends RefusedCode {
  readonly editor: Editor;
  readonly sessions: readonly OwnSession[];
  /** Null while disabled. */
  readonly since: Date | null;
  readonly recoveryLeft: number;
  /** Data to set up an authenticator; null once enabled. */
  readonly setup: { readonly key: string; readonly address: string } | null;
  /** Recovery codes, shown only once. */
  readonly codes: readonly string[];
}

function codesSection(codes: readonly string[]): Html {
  if (codes.length === 0) return nothing;
  return html`<section class="card"><h2>Your recovery codes</h2><p>Each opens your account once when you are
  without your phone. They are shown now and never again: print them, or keep them with your passwords.</p><ul
  class="plain-list">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul></section>`;
}

function factorSection(view: AccountView): Html {
  const { editor, since, recoveryLeft, setup, typed } = view;
  if (setup !== null)
    return html`<section class="card"><h2>Second factor</h2><p>With it, a password alone opens nothing: each
  sign-in asks for a code of an app on your phone.</p><ol><li>With an authenticator app on your phone, read this:<div
  class="qr" role="img" aria-label="QR code">${raw(renderSVG(setup.address, { border: 4 }))}</div>On this phone, <a
  href="${setup.address}">open the app</a>. Or add an account there by this key:<br><code>${
    setup.key.match(/.{1,4}/g)?.join(' ') ?? ''
  }</code></li><li>Type the code that it shows.</li></ol><form method="post"
  action="/cms/account/second-factor">${csrfField(editor)}${codeField(
    'Code',
    view,
  )}<button>Switch it on</button></form></section>`;
  return html`<section class="card"><h2>Second factor</h2><p>On since ${
    since === null ? '' : clockTime(since)
  }. ${recoveryLeft} recovery codes are left.</p><details class="confirm"${
    typed.has('code') ? raw(' open') : nothing
  }><summary
  class="small danger">Switch it off</summary><form method="post"
  action="/cms/account/second-factor/off">${csrfField(editor)}${codeField(
    'A code of your app, or a recovery code',
    view,
  )}<button class="small danger">Switch it off</button></form></details></section>`;
}

function sessionRow(editor: Editor, { grant, createdAt, usedAt }: OwnSession): Html {
  const own = grant === editor.grant;
  return html`<tr><th scope="row">Signed in ${clockTime(createdAt)}${
    own ? html` <small>(here)</small>` : nothing
  }<br><span class="soft">Used last ${clockTime(usedAt)}</span></th><td>${
    own
      ? nothing
      : html`<form method="post" action="/cms/account/sessions/end" class="row-form">${csrfField(
          editor,
        )}<input type="hidden" name="grant" value="${grant}"><button class="small">End it</button></form>`
  }</td></tr>`;
}

export function accountMain(view: AccountView): Html {
  const { editor, sessions, codes } = view;
  return html`<div class="head"><h1>Your sign-in</h1></div>
${codesSection(codes)}${factorSection(view)}
<section><h2>Where you are signed in</h2><table class="list"><thead><tr><th scope="col">Sign-in</th><th
  scope="col"><span
  class="hidden">End it</span></th></tr></thead><tbody>${sessions.map((one) =>
    sessionRow(editor, one),
  )}</tbody></table></section>`;
}
