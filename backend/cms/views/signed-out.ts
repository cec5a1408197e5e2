import { type Html, html } from './html';
import { notSaved } from './problem';

const signInLink = (words: string): Html => html`<a href="/cms/sign-in" target="_blank" rel="opener">${words}</a>`;

/** A form submitted after the session ended, to be submitted again after signing in. */
export function signedOutMain(address: string, typed: ReadonlyMap<string, string>, hasFiles: boolean): Html {
  const lost = hasFiles ? 'and what you typed is kept; files have to be chosen again' : 'and nothing is lost';
  return html`<section class="card narrow"><h1>You are signed out</h1>
<p>Nothing was saved yet, ${lost}. ${signInLink('Sign in in another tab')}, then come back here.</p>
<form method="post" action="${address}" class="again">${[...typed].map(
    ([name, value]) => html`<textarea hidden name="${name}">
${value}</textarea>`,
  )}<button class="primary">Send it again</button></form></section>`;
}

/** For a script of a page: why it cannot save, or why there is nothing to choose from. */
export function signedOutPart(method: string): Html {
  if (method === 'GET')
    return html`<p class="hint" role="alert" data-unanswered>You are signed out.
${signInLink('Sign in in another tab')}, then try again.</p>`;
  return notSaved(html`Not saved: you are signed out. ${signInLink('Sign in again in another tab')}; what you typed
    stays here, and is saved with the next change.`);
}
