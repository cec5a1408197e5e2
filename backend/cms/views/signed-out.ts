import { type Html, html } from './html';

/** A form submitted after the session ended, to be submitted again after signing in. */
export function signedOutMain(address: string, typed: ReadonlyMap<string, string>): Html {
  return html`<section class="card narrow"><h1>You are signed out</h1>
<p>Nothing was saved yet, and nothing is lost. <a href="/cms/sign-in" target="_blank" rel="opener">Sign in in another
  tab</a>, then come back here.</p>
<form method="post" action="${address}" class="again">${[...typed].map(
    ([name, value]) => html`<textarea hidden name="${name}">
${value}</textarea>`,
  )}<button class="primary">Send it again</button></form></section>`;
}
