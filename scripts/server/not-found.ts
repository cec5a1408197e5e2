import type { IncomingMessage, ServerResponse } from 'node:http';
import { chosenLanguage, inLanguage } from './language.ts';
import { replaceResponse, wantsDocument } from './replace-response.ts';

const LAST_RESORT =
  '<!doctype html><title>Page not found</title><h1>Page not found</h1><p><a href="/">Take me home</a></p>';
const POLICY = 'content-security-policy';

interface Page {
  readonly html: string;
  /** Its policy, which names the nonce of its scripts. */
  readonly policy: string | null;
}

/** The shop's own 'Page not found' page; null when it cannot be had either. */
async function readPage(address: string, headers: Readonly<Record<string, string>>): Promise<Page | null> {
  try {
    const reply = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(5_000) });
    return reply.ok ? { html: await reply.text(), policy: reply.headers.get(POLICY) } : null;
  } catch (error) {
    console.error('the not-found page was not read:', error instanceof Error ? error.message : error);
    return null;
  }
}

/** What the browser would send next: its cookies, with those that this very response sets, such as a renewed session. */
function cookiesAfter(request: IncomingMessage, response: ServerResponse): string {
  const changes = [response.getHeader('set-cookie') ?? []].flat().map((change) => String(change).split(';')[0] ?? '');
  const cookies = new Map(
    [...(request.headers.cookie ?? '').split(';'), ...changes].map((cookie) => [
      cookie.split('=')[0]?.trim(),
      cookie.trim(),
    ]),
  );
  return [...cookies.values()].filter(Boolean).join('; ');
}

/**
 * Next answers a missing page with an empty shell that scripts fill. A document gets the page at `address` in its place, with status
 * 404, so that it can be read without them: one that is the same for everybody in the visitor's language, and one for one person, whose
 * policy has a nonce, with that person's cookies.
 */
export function answerNotFound(request: IncomingMessage, response: ServerResponse, address: string): void {
  const isHtml = (): boolean => String(response.getHeader('content-type') ?? '').startsWith('text/html');
  const isForOnePerson = (): boolean => String(response.getHeader(POLICY) ?? '').includes("'nonce-");
  replaceResponse(request, response, {
    applies: (status) => status === 404 && isHtml() && wantsDocument(request),
    make: async () => {
      const personal = isForOnePerson();
      const headers = personal
        ? { cookie: cookiesAfter(request, response) }
        : inLanguage(chosenLanguage(request.headers.cookie));
      const page = request.method === 'HEAD' ? null : await readPage(address, headers);
      const policy: Record<string, string> = personal && page?.policy ? { 'Content-Security-Policy': page.policy } : {};
      return { status: 404, headers: policy, body: page?.html ?? LAST_RESORT };
    },
  });
}
