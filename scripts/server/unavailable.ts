import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLAIN_POLICY, plainPage } from './plain-page.ts';
import { replaceResponse, wantsDocument } from './replace-response.ts';

const EXPLAINED = { 'Retry-After': '5', 'Cache-Control': 'no-store' };

/** Stands for a page that the platform did not deliver. */
const PAGE = plainPage({
  title: 'Network Error',
  text: 'Our shop system is not answering at the moment. Nothing in your cart or account is lost. Please try again in a minute.',
  links: '<a href="">Try again</a><a href="/">Take me home</a>',
});

/**
 * Turns Next's 500 into a 503 with Retry-After when `isUnavailable()` says that the platform was the reason. A document gets words
 * instead of Next's empty shell, which only scripts fill; the router keeps its body.
 */
export function answerUnavailable(
  request: IncomingMessage,
  response: ServerResponse,
  isUnavailable: () => boolean,
): void {
  const { writeHead } = response;
  const fails = (status: number): boolean => status === 500 && isUnavailable();
  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      if (!fails(status)) return Reflect.apply(writeHead, response, [status, ...rest]);
      for (const [name, value] of Object.entries(EXPLAINED)) response.setHeader(name, value);
      return Reflect.apply(writeHead, response, [503, ...rest]);
    },
  });
  replaceResponse(request, response, {
    applies: (status) => fails(status) && wantsDocument(request),
    make: () => ({
      status: 503,
      headers: { ...EXPLAINED, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': PLAIN_POLICY },
      body: PAGE,
    }),
  });
}
