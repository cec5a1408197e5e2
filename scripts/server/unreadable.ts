import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLAIN_POLICY, plainPage } from './plain-page.ts';
import { replaceResponse, wantsDocument } from './replace-response.ts';

const PAGE = plainPage({
  title: 'Nothing was sent',
  text: 'The form did not arrive whole, so nothing was done. Please go back and send it again: what you typed is still there.',
  links: '<a href="">Open the page anew</a><a href="/">Take me home</a>',
});

/**
 * Turns Next's 500 into a 400 when `isUnreadable()` says that what was sent was no form: that is the sender's fault, not ours. A document
 * gets words; a form that a script sent keeps its body, and says itself that nothing came of it.
 */
export function answerUnreadable(
  request: IncomingMessage,
  response: ServerResponse,
  isUnreadable: () => boolean,
): void {
  const { writeHead } = response;
  const fails = (status: number): boolean => status === 500 && isUnreadable();
  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      return Reflect.apply(writeHead, response, [fails(status) ? 400 : status, ...rest]);
    },
  });
  replaceResponse(request, response, {
    applies: (status) => fails(status) && request.headers['next-action'] === undefined && wantsDocument(request),
    make: () => ({
      status: 400,
      headers: {
        'Cache-Control': 'no-store',
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': PLAIN_POLICY,
      },
      body: PAGE,
    }),
  });
}
