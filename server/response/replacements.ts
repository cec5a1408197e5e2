import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Replacement } from './patch-response.ts';
import { PLAIN_POLICY, plainPage } from './plain-page.ts';
import { EXPLAINED } from './policy.ts';

/** Data from which a replacement response is made. */
export interface Written {
  readonly request: IncomingMessage;
  /** Headers of Next's own response. */
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Makes the replacement for a response of Next. */
export type MakeReplacement = (written: Written) => Replacement | Promise<Replacement>;

const PLAIN = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': PLAIN_POLICY };

const NETWORK_ERROR = plainPage({
  title: 'Network Error',
  text: 'The shop is not answering. Your cart and account are safe; please try again in a minute.',
  links: '<a href="">Try again</a><a href="/">Take me home</a>',
});

const NOTHING_SENT = plainPage({
  title: 'Nothing was sent',
  text:
    'The form did not arrive whole, so nothing was done. Please go back and send it again: what you typed is ' +
    'still there.',
  links: '<a href="">Open the page anew</a><a href="/">Take me home</a>',
});

const OLD_PAGE = plainPage({
  title: 'The shop was updated',
  text:
    'The form is from before that, so nothing was sent. Please go back to copy what you typed, open the page anew ' +
    'and send it from there.',
  links: '<a href="">Open the page anew</a><a href="/">Take me home</a>',
});

/** Replaces a page that the platform did not deliver. */
export const networkError: MakeReplacement = () => ({
  status: 503,
  headers: { ...PLAIN, ...EXPLAINED },
  body: NETWORK_ERROR,
});

/** Responds to a body that is not a valid form. */
export const nothingSent: MakeReplacement = () => ({
  status: 400,
  headers: { ...PLAIN, 'Cache-Control': 'no-store' },
  body: NOTHING_SENT,
});

/** Responds to a form whose action a newer release names otherwise. */
export const oldPage: MakeReplacement = () => ({
  status: 409,
  headers: { ...PLAIN, 'Cache-Control': 'no-store' },
  body: OLD_PAGE,
});
