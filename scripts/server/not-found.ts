import type { IncomingMessage, ServerResponse } from 'node:http';
import { chosenLanguage, inLanguage } from './language.ts';
import { replaceResponse, wantsDocument } from './replace-response.ts';

const LAST_RESORT = '<!doctype html><title>Page not found</title><h1>Page not found</h1><p><a href="/">Take me home</a></p>';

/** The shop's own 'Page not found' page in the visitor's language; null when it cannot be had either. */
async function readPage(address: string, cookie: string | undefined): Promise<string | null> {
  try {
    const reply = await fetch(address, { headers: inLanguage(chosenLanguage(cookie)), signal: AbortSignal.timeout(5_000) });
    return reply.ok ? await reply.text() : null;
  } catch (error) {
    console.error('the not-found page was not read:', error instanceof Error ? error.message : error);
    return null;
  }
}

/**
 * Next answers a missing page of the public view with an empty shell that scripts fill. A document gets the page at `address` in
 * its place, with status 404, so that it can be read without them. A page for one person, with a nonce in its policy, is its own.
 */
export function answerNotFound(request: IncomingMessage, response: ServerResponse, address: string): void {
  const isHtml = (): boolean => String(response.getHeader('content-type') ?? '').startsWith('text/html');
  const isPublic = (): boolean => !String(response.getHeader('content-security-policy') ?? '').includes("'nonce-");
  replaceResponse(request, response, {
    applies: (status) => status === 404 && isHtml() && isPublic() && wantsDocument(request),
    make: async () => {
      const page = request.method === 'HEAD' ? null : await readPage(address, request.headers.cookie);
      return { status: 404, headers: {}, body: page ?? LAST_RESORT };
    },
  });
}
